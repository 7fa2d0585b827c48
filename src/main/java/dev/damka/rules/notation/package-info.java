/**
 * Reading and writing what is legal: FEN, move notation, board diagrams.
 * Knows rules and the JDK; must not know puzzles, games or pages.
 */
@NullMarked
package dev.damka.rules.notation;

import org.jspecify.annotations.NullMarked;

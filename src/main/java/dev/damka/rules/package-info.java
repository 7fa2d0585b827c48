/**
 * What is legal in Russian draughts: squares, pieces, positions, moves, the end of a game.
 * Knows the JDK alone; must not know what is good, who plays, or how anything is shown.
 */
@NullMarked
package dev.damka.rules;

import org.jspecify.annotations.NullMarked;

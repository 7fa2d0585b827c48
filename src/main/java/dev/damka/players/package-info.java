/**
 * Who plays and learns here.
 * Knows the database; must not know rules, puzzles or games.
 */
@NullMarked
package dev.damka.players;

import org.jspecify.annotations.NullMarked;

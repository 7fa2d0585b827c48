/**
 * Whole games: who sits where, whose clock runs, how a game goes on and ends, and the engine as an opponent.
 * Knows rules, engine, players and the database; must not know puzzles or pages.
 */
@NullMarked
package dev.damka.games;

import org.jspecify.annotations.NullMarked;

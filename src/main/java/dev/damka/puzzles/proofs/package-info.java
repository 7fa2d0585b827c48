/**
 * Whether a move of a puzzle still reaches its goal, asked of the engine and kept.
 * Knows rules, engine and puzzles, whose grader in turn stands on what is found here; must not know pages or games.
 */
@NullMarked
package dev.damka.puzzles.proofs;

import org.jspecify.annotations.NullMarked;

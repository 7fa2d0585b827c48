/**
 * Whether a move of a puzzle still reaches its goal, asked of the engine and kept.
 * Knows rules and engine; must not know pages or games.
 */
@NullMarked
package dev.damka.puzzles.proofs;

import org.jspecify.annotations.NullMarked;

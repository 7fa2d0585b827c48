/**
 * What to train: themes, puzzles, the catalogue, the grading of moves, what people have solved.
 * Knows rules, engine, players and the database; must not know games or pages.
 */
@NullMarked
package dev.damka.puzzles;

import org.jspecify.annotations.NullMarked;

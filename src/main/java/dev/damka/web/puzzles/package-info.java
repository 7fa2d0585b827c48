/**
 * The catalogue, a theme and a puzzle as pages.
 * Knows puzzles, their grading and who has solved what; must not know how a move is graded or a file is read.
 */
@NullMarked
package dev.damka.web.puzzles;

import org.jspecify.annotations.NullMarked;

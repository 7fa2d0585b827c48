/**
 * Which themes a solution shows: the last column of themes.tsv, made exact.
 * Knows rules, engine and the records of puzzles; must not know files, pages or the database.
 */
@NullMarked
package dev.damka.puzzles.detection;

import org.jspecify.annotations.NullMarked;

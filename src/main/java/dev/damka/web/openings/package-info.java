/**
 * The named openings, each with a board that steps through it.
 * Knows the table of openings and the pages' shared parts; must not know puzzles or games that are played.
 */
@NullMarked
package dev.damka.web.openings;

import org.jspecify.annotations.NullMarked;

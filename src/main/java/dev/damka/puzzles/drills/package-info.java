/**
 * Endings played out against a perfect defence.
 * Knows the endgame tables and the draw rules' counters; must not know the catalogue, nor how a page looks.
 */
@NullMarked
package dev.damka.puzzles.drills;

import org.jspecify.annotations.NullMarked;

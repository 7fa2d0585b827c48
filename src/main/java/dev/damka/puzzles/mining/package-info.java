/**
 * Finding puzzles: positions of games and endings in which few moves reach a goal, their solution trees, and the choice
 * of a catalogue among them. Knows what puzzles and puzzles.files know; must not know games or pages.
 */
@NullMarked
package dev.damka.puzzles.mining;

import org.jspecify.annotations.NullMarked;

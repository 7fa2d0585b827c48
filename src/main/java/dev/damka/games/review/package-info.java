/**
 * Looking back at a game: what each position was worth, how each move is judged, which mistakes can be learned from, and
 * the job in the background that works it out. Knows games, rules, engine and the database; must not know pages.
 */
@NullMarked
package dev.damka.games.review;

import org.jspecify.annotations.NullMarked;

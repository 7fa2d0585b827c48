/**
 * The page for people who write puzzles.
 * Knows the faults of the catalogue; must not know players.
 */
@NullMarked
package dev.damka.web.authors;

import org.jspecify.annotations.NullMarked;

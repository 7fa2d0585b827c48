/**
 * Search over all there is to learn: chapters, glossary, openings, drills, themes and puzzles.
 * Knows those features' pages by their addresses; must not know how a page is drawn.
 */
@NullMarked
package dev.damka.web.search;

import org.jspecify.annotations.NullMarked;

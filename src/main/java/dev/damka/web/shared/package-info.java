/**
 * What every page shares: the frame of a page, the board as a drawing, the languages, the look and the words.
 * Knows the rules and the notation; must not know puzzles or any other feature. Its templates have terms linked by the
 * bean {@code terms} of {@code web.rules}, which knows the glossary.
 */
@NullMarked
package dev.damka.web.shared;

import org.jspecify.annotations.NullMarked;

/**
 * The rules and what else there is to learn, chapter by chapter, with boards that one plays on, and the glossary. The
 * texts are files under {@code learn}.
 * Knows the rules, the notation and the pages' shared parts, of puzzles only which themes have some; must not know games.
 */
@NullMarked
package dev.damka.web.rules;

import org.jspecify.annotations.NullMarked;

/**
 * The rules and what else there is to learn, chapter by chapter, with boards that one plays on, and the glossary. The
 * texts are files under {@code learn}.
 * Knows the rules, the notation and the pages' shared parts; must not know puzzles or games.
 */
@NullMarked
package dev.damka.web.rules;

import org.jspecify.annotations.NullMarked;

/**
 * Which of two players is the stronger: games between settings of the engine or other programs, and what they prove.
 * Knows rules, the engine and the JDK; must not know puzzles, games of people or pages.
 */
@NullMarked
package dev.damka.engine.match;

import org.jspecify.annotations.NullMarked;

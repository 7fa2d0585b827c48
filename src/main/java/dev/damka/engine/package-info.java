/**
 * What is good, and whether a goal is still reached.
 * Knows rules and the JDK; must not know puzzles, games or pages.
 */
@NullMarked
package dev.damka.engine;

import org.jspecify.annotations.NullMarked;

/**
 * What is proven: the value of every position with few pieces.
 * Knows rules and the JDK; must not know the search, puzzles, games or pages.
 */
@NullMarked
package dev.damka.engine.tables;

import org.jspecify.annotations.NullMarked;

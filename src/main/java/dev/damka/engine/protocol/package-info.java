/**
 * How engines are talked to: a line on standard input, a line on standard output, from either end.
 * Knows rules, the engine and the JDK; must not know matches, puzzles, games or pages.
 */
@NullMarked
package dev.damka.engine.protocol;

import org.jspecify.annotations.NullMarked;

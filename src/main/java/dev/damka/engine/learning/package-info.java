/**
 * How the evaluation is learned: games of the engine against itself, and weights fitted to how they ended. Knows the rules
 * and the engine; neither the product at work nor the search needs anything of it.
 */
@NullMarked
package dev.damka.engine.learning;

import org.jspecify.annotations.NullMarked;

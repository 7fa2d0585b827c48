/**
 * What helps the author of a puzzle who is still writing it.
 * Knows the authors' format, proof and themes; must not know how a page looks. It keeps nothing.
 */
@NullMarked
package dev.damka.puzzles.workshop;

import org.jspecify.annotations.NullMarked;

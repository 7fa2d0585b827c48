/**
 * The authors' file format: reading it, every fault with its place, and the checker of a whole catalogue.
 * Knows what puzzles knows; must not know games or pages.
 */
@NullMarked
package dev.damka.puzzles.files;

import org.jspecify.annotations.NullMarked;

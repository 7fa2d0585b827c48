/**
 * The way in and the wiring.
 * Knows everything; nothing knows it.
 */
@NullMarked
package dev.damka;

import org.jspecify.annotations.NullMarked;

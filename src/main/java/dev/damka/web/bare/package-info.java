/**
 * The barest page and the barest JSON answer, in builds with profile {@code bench} alone.
 * Knows nothing of Damka: a load test measures the real pages against them.
 */
@NullMarked
package dev.damka.web.bare;

import org.jspecify.annotations.NullMarked;

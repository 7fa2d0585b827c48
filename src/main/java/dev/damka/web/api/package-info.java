/**
 * The JSON API under {@code /api}.
 * Knows everything below the web; must not know pages.
 */
@NullMarked
package dev.damka.web.api;

import org.jspecify.annotations.NullMarked;

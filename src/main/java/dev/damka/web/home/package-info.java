/**
 * The home page, the settings and the help on keys.
 * Knows the catalogue and the pages' shared parts; must not know how a move is graded.
 */
@NullMarked
package dev.damka.web.home;

import org.jspecify.annotations.NullMarked;

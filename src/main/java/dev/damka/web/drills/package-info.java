/**
 * The list of drills and a drill as a page.
 * Knows drills and who has done what in them; must not know how a reply is found.
 */
@NullMarked
package dev.damka.web.drills;

import org.jspecify.annotations.NullMarked;

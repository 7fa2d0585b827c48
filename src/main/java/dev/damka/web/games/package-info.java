/**
 * Whole games as pages: beginning one, playing it, looking back, the list of one's games, importing records.
 * Knows games and the pages' shared parts; must not know puzzles, nor how a clock or a rule works.
 */
@NullMarked
package dev.damka.web.games;

import org.jspecify.annotations.NullMarked;

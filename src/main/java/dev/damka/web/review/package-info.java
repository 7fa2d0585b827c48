/**
 * Reviews as pages: how far one has come, the game with its judgements, its mistakes as exercises.
 * Knows reviews and the pages' shared parts; must not know how a position is judged.
 */
@NullMarked
package dev.damka.web.review;

import org.jspecify.annotations.NullMarked;

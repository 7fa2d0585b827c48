package dev.damka.rules.notation;

import dev.damka.rules.History;
import java.util.Map;

/**
 * A recorded game.
 *
 * @param tags the tag pairs at its head, in their order
 * @param history its start and moves
 * @param result what stands at its end, such as {@code 1-0} or {@code 1/2-1/2}; {@code *} where nothing does
 * @param skippedVariations how many variations in brackets were left out
 */
public record PdnGame(Map<String, String> tags, History history, String result, int skippedVariations) {}

package dev.damka.games;

import dev.damka.rules.History;
import dev.damka.rules.Position;

/**
 * A named opening.
 *
 * @param ru its name in Russian
 * @param en its name in English
 * @param line its moves from the start position
 * @param sources how many independent sources give these moves this name
 */
public record Opening(String ru, String en, History line, int sources) {
    /** Where the game stands once the opening is played. */
    public Position position() {
        return line.position();
    }

    /** Whether a single source has it, so that the name is to be taken with care. */
    public boolean isSingleSource() {
        return sources == 1;
    }
}

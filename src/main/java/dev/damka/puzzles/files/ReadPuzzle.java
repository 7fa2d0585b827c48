package dev.damka.puzzles.files;

import dev.damka.puzzles.Puzzle;
import dev.damka.rules.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of one section of a file.
 *
 * @param file the name of the file
 * @param id empty where it is unreadable
 * @param fen where the position is written
 * @param key the position as {@link PositionKey} makes it, where it could be read
 * @param solution where the solution is written
 * @param puzzle null where it is left out
 */
record ReadPuzzle(
        String file,
        String id,
        Place place,
        @Nullable Field fen,
        @Nullable Position key,
        @Nullable Field solution,
        @Nullable Puzzle puzzle,
        List<Fault> faults) {
    /** The same for a file that has too many faults to tell. */
    ReadPuzzle withoutFaults() {
        return new ReadPuzzle(file, id, place, fen, key, solution, puzzle, List.of());
    }
}

package dev.damka.puzzles.files;

import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.proofs.Finder;
import dev.damka.rules.Position;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Checks the text of one puzzle while its author writes it, beside a catalogue whose ids and positions it may not repeat. */
public final class BlockChecker {
    /** The most characters of a text. */
    public static final int LONGEST = 16_000;

    /** The most moves of a solution that are proven while its author waits. */
    private static final int MOST_PROVEN = 40;

    private static final String NAME = "block";

    /**
     * What was found.
     *
     * @param puzzle null where an error leaves it out
     */
    public record Checked(List<Fault> faults, @Nullable Puzzle puzzle) {}

    private BlockChecker() {}

    /**
     * Checks a text, of whose puzzles the first counts.
     *
     * @throws IllegalArgumentException if it is longer than {@link #LONGEST}
     */
    public static Checked check(String block, Catalogue catalogue) {
        if (block.length() > LONGEST) {
            throw new IllegalArgumentException(block.length() + " characters are more than " + LONGEST);
        }
        PuzzleFile file = PuzzleFile.read(source(block), ThemeTable.of(catalogue.themes()), new Shared());
        List<Fault> faults = new ArrayList<>(file.faults());
        if (file.puzzles().isEmpty()) {
            return new Checked(faults, null);
        }
        ReadPuzzle read = file.puzzles().get(0);
        faults.addAll(read.faults());
        faults.addAll(repeats(read, catalogue));
        faults.sort(Comparator.comparingInt(Fault::line).thenComparingInt(Fault::column));
        boolean sound = faults.stream().noneMatch(Fault::isError);
        return new Checked(List.copyOf(faults), sound ? read.puzzle() : null);
    }

    /**
     * What the text shows of a puzzle when nothing is asked of its id and texts: position, goal and solution, and whatever
     * themes and licence a probe gives it.
     */
    public static Optional<Puzzle> probed(String block, Catalogue catalogue) {
        PuzzleFile file = PuzzleFile.read(source(block), ThemeTable.of(catalogue.themes()), new Shared());
        return file.puzzles().isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(file.puzzles().get(0).puzzle());
    }

    /**
     * What proof finds wrong in a text that has no other error, as {@code check --proof} tells it; empty where that has too
     * many moves to be proven while somebody waits.
     *
     * @throws CancellationException if the thread is interrupted, within one question
     */
    public static Optional<List<Fault>> proof(String block, Catalogue catalogue, Finder finder) {
        PuzzleFile file = PuzzleFile.read(source(block), ThemeTable.of(catalogue.themes()), new Shared());
        if (file.puzzles().isEmpty() || file.puzzles().get(0).puzzle() == null) {
            return Optional.of(List.of());
        }
        ReadPuzzle read = file.puzzles().get(0);
        int moves = size(read.puzzle().solution());
        return moves > MOST_PROVEN
                ? Optional.empty()
                : Optional.of(PuzzleProof.of(read, finder).faults());
    }

    private static int size(List<Branch> branches) {
        return branches.stream().mapToInt(branch -> 1 + size(branch.next())).sum();
    }

    private static PuzzleSource source(String block) {
        byte[] bytes = block.getBytes(StandardCharsets.UTF_8);
        return new PuzzleSource(NAME, new PuzzleSource.Opener() {
            @Override
            public InputStream open() {
                return new ByteArrayInputStream(bytes);
            }

            @Override
            public long size() {
                return bytes.length;
            }
        });
    }

    private static List<Fault> repeats(ReadPuzzle read, Catalogue catalogue) {
        Faults faults = new Faults(NAME);
        if (catalogue.puzzle(read.id()).isPresent()) {
            faults.error(
                    read.place(),
                    FaultCode.DOUBLED_ID,
                    "the id " + read.id() + " stands in the catalogue already; an id is one puzzle's alone, choose"
                            + " another");
        }
        Position key = read.key();
        if (key != null && read.fen() != null) {
            for (Puzzle puzzle : catalogue.puzzles()) {
                if (isAsLarge(puzzle.start(), key)
                        && PositionKey.of(puzzle.start()).equals(key)) {
                    faults.error(
                            read.fen().place(0),
                            FaultCode.DUPLICATE_POSITION,
                            "the position of " + puzzle.id() + ", maybe turned or reflected; give another position");
                    break;
                }
            }
        }
        return faults.found();
    }

    /** Tells most positions apart from the key without turning them. */
    private static boolean isAsLarge(Position position, Position key) {
        return Long.bitCount(position.pieces(position.turn())) == Long.bitCount(key.pieces(key.turn()))
                && Long.bitCount(position.kings()) == Long.bitCount(key.kings());
    }
}

package dev.damka.puzzles.files;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * One file of puzzles as it was read.
 *
 * @param faults those that concern no single puzzle
 */
record PuzzleFile(String name, List<ReadPuzzle> puzzles, List<Fault> faults) {
    /** The largest file, in bytes. */
    static final long LARGEST = 64L << 20;
    /** The most puzzles in a file. */
    static final int MOST_PUZZLES = 200_000;
    /** The most faults that are told of one file. */
    static final int MOST_FAULTS = 10_000;

    private static final int BATCH = 2048;
    private static final int PART = 64;

    /** Reads a file to its end, whatever stands in it. */
    static PuzzleFile read(PuzzleSource source, ThemeTable themes, Shared shared) {
        Faults faults = new Faults(source.name());
        List<ReadPuzzle> puzzles = new ArrayList<>();
        List<Fault> found = new ArrayList<>();
        try {
            if (source.size() > LARGEST) {
                faults.error(
                        Place.START,
                        FaultCode.FILE_TOO_LARGE,
                        "the file has " + source.size() + " bytes; a file has at most " + LARGEST + ", divide it");
            } else {
                read(source, themes, shared, puzzles, faults, found);
            }
        } catch (IOException e) {
            faults.error(
                    Place.START,
                    FaultCode.FILE_UNREADABLE,
                    "the file can't be read: " + e.getMessage() + "; give it back, or take it away");
        }
        found.addAll(faults.found());
        return new PuzzleFile(source.name(), puzzles, found);
    }

    private static void read(
            PuzzleSource source,
            ThemeTable themes,
            Shared shared,
            List<ReadPuzzle> puzzles,
            Faults faults,
            List<Fault> found)
            throws IOException {
        try (SectionReader sections = new SectionReader(source.name(), new Lines(source.open()))) {
            Section header = sections.header();
            Draft above = Draft.of(header, null, themes, shared);
            found.addAll(header.faults().found());
            int told = 0;
            int untold = 0;
            for (List<Section> batch = batch(sections); !batch.isEmpty(); batch = batch(sections)) {
                if (puzzles.size() + batch.size() > MOST_PUZZLES) {
                    faults.error(
                            batch.get(0).place(),
                            FaultCode.FILE_TOO_LARGE,
                            "the file has more than " + MOST_PUZZLES + " puzzles; divide it");
                    break;
                }
                for (ReadPuzzle read : made(batch, () -> new PuzzleReader(themes, shared, above))) {
                    int more = read.faults().size();
                    boolean isTold = untold == 0 && told + more <= MOST_FAULTS;
                    told += isTold ? more : 0;
                    untold += isTold ? 0 : more;
                    puzzles.add(isTold ? read : read.withoutFaults());
                }
            }
            if (puzzles.isEmpty()
                    && found.isEmpty()
                    && sections.ofFile().found().isEmpty()) {
                faults.error(
                        Place.START,
                        FaultCode.FILE_EMPTY,
                        "the file holds no puzzle; write one, beginning with its [id], or take the file away");
            }
            if (untold > 0) {
                faults.error(
                        Place.START,
                        FaultCode.TOO_MANY_FAULTS,
                        "more than " + MOST_FAULTS + " faults, " + untold
                                + " of the last puzzles are not told; put these right first");
            }
            found.addAll(sections.ofFile().found());
        }
    }

    private static List<Section> batch(SectionReader sections) throws IOException {
        List<Section> batch = new ArrayList<>();
        Section section = sections.next();
        while (section != null) {
            batch.add(section);
            section = batch.size() < BATCH ? sections.next() : null;
        }
        return batch;
    }

    /** Each part of a batch is made by itself, so that all processors make some. */
    private static ReadPuzzle[] made(List<Section> batch, Supplier<PuzzleReader> readers) {
        ReadPuzzle[] made = new ReadPuzzle[batch.size()];
        IntStream.range(0, (made.length + PART - 1) / PART).parallel().forEach(part -> {
            PuzzleReader reader = readers.get();
            for (int i = part * PART; i < Math.min((part + 1) * PART, made.length); i++) {
                made[i] = reader.read(batch.get(i));
            }
        });
        return made;
    }
}

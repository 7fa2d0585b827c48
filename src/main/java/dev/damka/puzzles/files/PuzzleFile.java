package dev.damka.puzzles.files;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

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

    /** Reads a file to its end, whatever stands in it. */
    static PuzzleFile read(PuzzleSource source, PuzzleReader reader) {
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
                read(source, reader, puzzles, faults, found);
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
            PuzzleSource source, PuzzleReader reader, List<ReadPuzzle> puzzles, Faults faults, List<Fault> found)
            throws IOException {
        try (SectionReader sections = new SectionReader(source.name(), new Lines(source.open()))) {
            Section header = sections.header();
            Draft above = reader.above(header);
            found.addAll(header.faults().found());
            List<Section> batch = new ArrayList<>();
            int told = 0;
            Section section = sections.next();
            while (section != null && puzzles.size() < MOST_PUZZLES) {
                batch.add(section);
                section = sections.next();
                if (batch.size() == BATCH || section == null) {
                    // Each puzzle is made by itself, so that all processors make some.
                    for (ReadPuzzle read : batch.parallelStream()
                            .map(s -> reader.read(s, above))
                            .toList()) {
                        told += read.faults().size();
                        puzzles.add(told <= MOST_FAULTS ? read : read.withoutFaults());
                    }
                    batch.clear();
                }
            }
            if (puzzles.isEmpty()
                    && found.isEmpty()
                    && sections.ofFile().found().isEmpty()) {
                faults.error(
                        Place.START,
                        FaultCode.FILE_EMPTY,
                        "the file holds no puzzle; write one, beginning with" + " its [id], or take the file away");
            }
            if (section != null) {
                faults.error(
                        section.place(),
                        FaultCode.FILE_TOO_LARGE,
                        "the file has more than " + MOST_PUZZLES + " puzzles; divide it");
            }
            if (told > MOST_FAULTS) {
                faults.error(
                        Place.START,
                        FaultCode.TOO_MANY_FAULTS,
                        "more than " + MOST_FAULTS + " faults, the rest is not told; put these right first");
            }
            found.addAll(sections.ofFile().found());
        }
    }
}

package dev.damka.puzzles.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks files as an author asks: everything that loading sees, and that each line ends where its goal is reached or
 * forced by a full search of six plies.
 */
public final class Checker {
    /** What was found, with the number of files and puzzles that were looked at. */
    public record Report(List<Fault> faults, int files, int puzzles, int leftOut) {
        /** How many faults of that severity there are. */
        public long count(Fault.Severity severity) {
            return faults.stream().filter(fault -> fault.severity() == severity).count();
        }
    }

    private Checker() {}

    /** Checks all files of a folder. */
    public static Report check(Folder folder) throws IOException {
        Library library = Loading.load(folder.files(), Library.themes(folder), null);
        return report(library, library.readByFile().keySet(), library.faults());
    }

    private static Report report(Library library, Set<String> files, List<Fault> faults) {
        int puzzles = 0;
        for (String file : files) {
            puzzles += library.readByFile().getOrDefault(file, 0);
        }
        long sound = library.origins().stream().filter(files::contains).count();
        return new Report(faults, files.size(), puzzles, (int) (puzzles - sound));
    }

    /** Checks those files beside the others of the folder, whose ids and positions they may not repeat. */
    public static Report check(Folder folder, List<Path> files) throws IOException {
        List<PuzzleSource> sources = new ArrayList<>();
        for (PuzzleSource source : folder.files()) {
            if (!isOneOf(source, files)) {
                sources.add(source);
            }
        }
        Set<String> names = new HashSet<>();
        for (Path file : files) {
            if (names.add(file.toString())) {
                sources.add(PuzzleSource.of(file));
            }
        }
        Library library = Loading.load(sources, Library.themes(folder), null);
        List<Fault> faults = library.faults().stream()
                .filter(fault -> names.contains(fault.file()))
                .toList();
        return report(library, names, faults);
    }

    private static boolean isOneOf(PuzzleSource source, List<Path> files) throws IOException {
        Path path = Path.of(source.name());
        for (Path file : files) {
            if (Files.exists(path) && Files.exists(file) && Files.isSameFile(path, file)) {
                return true;
            }
        }
        return false;
    }
}

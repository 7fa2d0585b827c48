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
        List<PuzzleSource> sources = sources(folder);
        Library library = Loading.load(sources, Library.themes(folder), null);
        List<Fault> faults = new ArrayList<>(library.faults());
        if (sources.isEmpty()) {
            faults.add(0, Library.missing(folder, "nothing is checked"));
        }
        return report(library, library.readByFile().keySet(), faults);
    }

    /** The files of a folder; none where it can't be listed. */
    private static List<PuzzleSource> sources(Folder folder) {
        try {
            return folder.files();
        } catch (IOException e) {
            return List.of();
        }
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
        List<PuzzleSource> inFolder = sources(folder);
        for (PuzzleSource source : inFolder) {
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
        List<Fault> faults = new ArrayList<>(library.faults());
        faults.removeIf(fault -> !names.contains(fault.file()));
        if (inFolder.isEmpty()) {
            faults.add(0, Library.missing(folder, "the named files are checked alone"));
        }
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

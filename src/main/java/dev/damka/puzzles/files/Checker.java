package dev.damka.puzzles.files;

import dev.damka.engine.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Checks files as an author asks: everything that loading sees, and that each line ends where its goal is reached or
 * forced by a full search of six plies; and where it is asked for, what the engine proves of the moves.
 */
public final class Checker {
    /**
     * What was found, with the number of files and puzzles that were looked at.
     *
     * @param moves how many of the solutions' moves are known to be right by what, such as {@code tables}, in that order;
     *     empty where nothing was to be proven
     */
    public record Report(List<Fault> faults, int files, int puzzles, int leftOut, Map<String, Integer> moves) {
        /** How many faults of that severity there are. */
        public long count(Fault.Severity severity) {
            return faults.stream().filter(fault -> fault.severity() == severity).count();
        }
    }

    /**
     * How puzzles are proven besides.
     *
     * @param every proves one of so many puzzles, the first one and on; 1 for all
     * @param told is told now and then how many puzzles are done, and of how many, from any thread
     */
    public record Proving(EndgameTables tables, int threads, int every, BiConsumer<Integer, Integer> told) {}

    private Checker() {}

    /** Checks all files of a folder. */
    public static Report check(Folder folder) throws IOException {
        return check(folder, (Proving) null);
    }

    /**
     * Checks all files of a folder.
     *
     * @param proving null to prove nothing
     */
    public static Report check(Folder folder, @Nullable Proving proving) throws IOException {
        List<PuzzleSource> sources = sources(folder);
        List<ReadPuzzle> sound = new ArrayList<>();
        Library library = Loading.load(sources, Library.themes(folder), null, sound::add);
        List<Fault> faults = new ArrayList<>(library.faults());
        if (sources.isEmpty()) {
            faults.add(0, Library.missing(folder, "nothing is checked"));
        }
        return report(library, library.readByFile().keySet(), faults, sound, proving);
    }

    /** The files of a folder; none where it can't be listed. */
    private static List<PuzzleSource> sources(Folder folder) {
        try {
            return folder.files();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static Report report(
            Library library, Set<String> files, List<Fault> faults, List<ReadPuzzle> sound, @Nullable Proving proving) {
        int puzzles = 0;
        for (String file : files) {
            puzzles += library.readByFile().getOrDefault(file, 0);
        }
        long served = library.origins().stream().filter(files::contains).count();
        Map<String, Integer> moves = Map.of();
        List<Fault> all = new ArrayList<>(faults);
        if (proving != null) {
            PuzzleProof.Result proven = ProofRun.of(
                    chosen(sound, files, proving.every()), proving.tables(), proving.threads(), proving.told());
            all.addAll(proven.faults());
            Map<String, Integer> order = new HashMap<>();
            faults.forEach(fault -> order.putIfAbsent(fault.file(), order.size()));
            proven.faults().forEach(fault -> order.putIfAbsent(fault.file(), order.size()));
            all.sort(Comparator.comparingInt((Fault fault) -> order.getOrDefault(fault.file(), -1))
                    .thenComparingInt(Fault::line)
                    .thenComparingInt(Fault::column));
            moves = new LinkedHashMap<>();
            for (PuzzleProof.Kind kind : PuzzleProof.Kind.values()) {
                moves.put(kind.name().toLowerCase(Locale.ROOT), proven.kinds().getOrDefault(kind, 0));
            }
        }
        return new Report(all, files.size(), puzzles, (int) (puzzles - served), moves);
    }

    private static List<ReadPuzzle> chosen(List<ReadPuzzle> sound, Set<String> files, int every) {
        List<ReadPuzzle> inFiles =
                sound.stream().filter(puzzle -> files.contains(puzzle.file())).toList();
        List<ReadPuzzle> chosen = new ArrayList<>();
        for (int i = 0; i < inFiles.size(); i += every) {
            chosen.add(inFiles.get(i));
        }
        return chosen;
    }

    /** Checks those files beside the others of the folder, whose ids and positions they may not repeat. */
    public static Report check(Folder folder, List<Path> files) throws IOException {
        return check(folder, files, null);
    }

    /**
     * The same.
     *
     * @param proving null to prove nothing
     */
    public static Report check(Folder folder, List<Path> files, @Nullable Proving proving) throws IOException {
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
        List<ReadPuzzle> sound = new ArrayList<>();
        Library library = Loading.load(sources, Library.themes(folder), null, sound::add);
        List<Fault> faults = new ArrayList<>(library.faults());
        faults.removeIf(fault -> !names.contains(fault.file()));
        if (inFolder.isEmpty()) {
            faults.add(0, Library.missing(folder, "the named files are checked alone"));
        }
        return report(library, names, faults, sound, proving);
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

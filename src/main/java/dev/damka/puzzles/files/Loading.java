package dev.damka.puzzles.files;

import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Theme;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads files and sees to what concerns them together: ids, positions, and what stays of an earlier state. */
final class Loading {
    private final ThemeTable themes;
    private final Map<String, List<Puzzle>> sound = new LinkedHashMap<>();
    private Map<String, ReadPuzzle> ids = new HashMap<>();
    private final List<Fault> faults = new ArrayList<>();
    private final Map<String, Integer> readByFile = new HashMap<>();
    private final Consumer<ReadPuzzle> told;

    private Loading(ThemeTable themes, Consumer<ReadPuzzle> told) {
        this.themes = themes;
        this.told = told;
        faults.addAll(themes.faults());
    }

    /**
     * Reads all those files.
     *
     * @param earlier the state before, whose puzzles stay where their edit is broken
     */
    static Library load(List<PuzzleSource> sources, ThemeTable themes, @Nullable Library earlier) {
        return load(sources, themes, earlier, sound -> {});
    }

    /** The same; each sound puzzle is told with the places of what it says. */
    static Library load(
            List<PuzzleSource> sources, ThemeTable themes, @Nullable Library earlier, Consumer<ReadPuzzle> told) {
        if (earlier != null && themes.hasErrors()) {
            themes.keep(earlier.catalogue().themes());
        }
        Loading loading = new Loading(themes, told);
        loading.read(sources);
        if (earlier != null) {
            loading.keep(earlier);
        }
        return loading.library(sources);
    }

    private void read(List<PuzzleSource> sources) {
        Shared shared = new Shared();
        List<ReadPuzzle> all = new ArrayList<>();
        List<PuzzleFile> files = sources.parallelStream()
                .map(source -> PuzzleFile.read(source, themes, shared))
                .toList();
        for (PuzzleFile file : files) {
            sound.put(file.name(), new ArrayList<>());
            faults.addAll(file.faults());
            all.addAll(file.puzzles());
            readByFile.put(file.name(), file.puzzles().size());
        }
        Set<ReadPuzzle> leftOut = Collections.newSetFromMap(new IdentityHashMap<>());
        doubledIds(all, leftOut);
        samePositions(all, leftOut);
        for (ReadPuzzle puzzle : all) {
            faults.addAll(puzzle.faults());
            if (isSound(puzzle, leftOut)) {
                sound.get(puzzle.file()).add(puzzle.puzzle());
                told.accept(puzzle);
            }
        }
    }

    private static boolean isSound(ReadPuzzle puzzle, Set<ReadPuzzle> leftOut) {
        return puzzle.puzzle() != null && (leftOut.isEmpty() || !leftOut.contains(puzzle));
    }

    /** "A doubled id: all its holders" are left out. */
    private void doubledIds(List<ReadPuzzle> all, Set<ReadPuzzle> leftOut) {
        ids = new HashMap<>(all.size() * 2);
        for (ReadPuzzle puzzle : all) {
            ReadPuzzle first = puzzle.id().isEmpty() ? null : ids.putIfAbsent(puzzle.id(), puzzle);
            if (first != null) {
                if (leftOut.add(first)) {
                    doubled(first, puzzle);
                }
                leftOut.add(puzzle);
                doubled(puzzle, first);
            }
        }
    }

    private void doubled(ReadPuzzle puzzle, ReadPuzzle other) {
        error(
                puzzle.file(),
                puzzle.place(),
                FaultCode.DOUBLED_ID,
                "the id " + puzzle.id() + " stands in " + other.file() + ':'
                        + other.place().line() + " as well; an id is one puzzle's alone, rename the newer");
    }

    /** Of several puzzles of one position the first sound one stays. */
    private void samePositions(List<ReadPuzzle> all, Set<ReadPuzzle> leftOut) {
        Map<Position, ReadPuzzle> stays = new HashMap<>(all.size() * 2);
        List<ReadPuzzle> doubled = new ArrayList<>();
        for (ReadPuzzle puzzle : all) {
            ReadPuzzle first = puzzle.key() == null ? null : stays.putIfAbsent(puzzle.key(), puzzle);
            if (first != null && !isSound(first, leftOut) && isSound(puzzle, leftOut)) {
                stays.put(puzzle.key(), puzzle);
                doubled.add(first);
            } else if (first != null) {
                doubled.add(puzzle);
            }
        }
        for (ReadPuzzle puzzle : doubled) {
            ReadPuzzle other = stays.get(puzzle.key());
            leftOut.add(puzzle);
            error(
                    puzzle.file(),
                    puzzle.fen().place(0),
                    FaultCode.DUPLICATE_POSITION,
                    "the position of "
                            + other.id() + " (" + other.file() + ':'
                            + other.place().line()
                            + "), maybe turned or reflected; give another position, or leave this puzzle out");
        }
    }

    /** Keeps what an edit has broken: the puzzle itself, or any that a file with errors has lost. */
    private void keep(Library earlier) {
        Set<String> served = new HashSet<>();
        sound.values().forEach(puzzles -> puzzles.forEach(puzzle -> served.add(puzzle.id())));
        Set<String> faulty = new HashSet<>();
        faults.stream().filter(Fault::isError).forEach(fault -> faulty.add(fault.file()));
        for (int i = 0; i < earlier.origins().size(); i++) {
            Puzzle puzzle = earlier.catalogue().puzzles().get(i);
            String file = earlier.origins().get(i);
            ReadPuzzle broken = ids.get(puzzle.id());
            boolean stays = broken != null || faulty.contains(file) && sound.containsKey(file);
            if (stays && !served.contains(puzzle.id())) {
                keep(puzzle, broken == null ? file : broken.file(), broken == null ? Place.START : broken.place());
            }
        }
    }

    private void keep(Puzzle puzzle, String file, Place place) {
        List<Theme> known = puzzle.themes().stream()
                .map(theme -> themes.theme(theme.id()))
                .flatMap(Optional::stream)
                .toList();
        if (!known.isEmpty()) {
            sound.get(file).add(puzzle.withThemes(known));
            faults.add(new Fault(
                    file,
                    place.line(),
                    place.column(),
                    Fault.Severity.WARNING,
                    FaultCode.KEPT.id(),
                    puzzle.id() + " is served as it was before this edit; put the errors right"));
        }
    }

    private Library library(List<PuzzleSource> sources) {
        List<Puzzle> puzzles = new ArrayList<>();
        List<String> origins = new ArrayList<>();
        sound.forEach((file, inFile) -> {
            puzzles.addAll(inFile);
            inFile.forEach(puzzle -> origins.add(file));
        });
        Map<String, Integer> order = new HashMap<>();
        sources.forEach(source -> order.put(source.name(), order.size()));
        faults.sort(Comparator.comparingInt((Fault fault) -> order.getOrDefault(fault.file(), -1))
                .thenComparingInt(Fault::line)
                .thenComparingInt(Fault::column));
        return new Library(new Catalogue(themes.themes(), puzzles), faults, origins, readByFile);
    }

    private void error(String file, Place place, FaultCode code, String message) {
        faults.add(new Fault(file, place.line(), place.column(), Fault.Severity.ERROR, code.id(), message));
    }
}

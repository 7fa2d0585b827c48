package dev.damka.puzzles.mining;

import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Difficulty;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Shape;
import dev.damka.puzzles.Spread;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.detection.ThemeDetectors;
import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import dev.damka.puzzles.files.PositionKey;
import dev.damka.puzzles.files.PuzzleWriter;
import dev.damka.rules.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes the files of the catalogue from what the mines yielded, one a theme. Puzzles that stand in those files stay, with
 * their ids; others are added until each theme has as many as wanted.
 */
public final class Collecting {
    /** How the name of such a file ends. */
    public static final String SUFFIX = "-mined.fen";

    private static final Pattern ID = Pattern.compile("(.+)-(\\d{4})");
    private static final int MOST_THEMES = 4;

    private final ThemeDetectors detectors;
    private final Vetting vetting;
    private final Difficulty difficulty;
    private final Catalogue catalogue;

    /**
     * @param catalogue what there is, mined or not
     * @param nodes the effort for one question to the prover, in positions visited
     */
    public Collecting(EndgameTables tables, Catalogue catalogue, long nodes) {
        this.catalogue = catalogue;
        detectors = new ThemeDetectors(tables);
        vetting = new Vetting(tables, nodes);
        difficulty = new Difficulty(tables);
    }

    /**
     * Chooses from the puzzles of those directories and writes the files.
     *
     * @param quotas how many mined puzzles are wanted for a theme as their main one, by its id
     * @param usual the same for the others
     * @param told is told of each theme that is done
     */
    public void run(List<Path> mined, Path out, Map<String, Integer> quotas, int usual, Consumer<String> told)
            throws IOException {
        Map<String, List<Puzzle>> kept = kept();
        List<Candidate> candidates = candidates(mined);
        told.accept(candidates.size() + " candidates");
        Set<Position> taken = new HashSet<>();
        catalogue.puzzles().forEach(puzzle -> taken.add(PositionKey.of(puzzle.start())));
        Map<String, Integer> supply = new HashMap<>();
        candidates.forEach(candidate -> candidate.themes().forEach(theme -> supply.merge(theme, 1, Integer::sum)));
        Selection selection = new Selection(
                taken,
                theme -> Math.max(
                        0,
                        quotas.getOrDefault(theme, usual)
                                - kept.getOrDefault(theme, List.of()).size()),
                candidate -> vetting.vet(candidate.puzzle()).map(puzzle -> Candidate.of(puzzle, candidate.themes())));
        try {
            selection.choose(candidates, (id, chosen) -> {
                List<Puzzle> all = new ArrayList<>(kept.getOrDefault(id, List.of()));
                add(all, chosen, id, supply);
                told.accept(id + ": " + all.size() + ", " + chosen.size() + " of them new, of "
                        + supply.getOrDefault(id, 0) + " that show it");
                write(out, id, all);
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void add(List<Puzzle> all, List<Candidate> chosen, String id, Map<String, Integer> supply) {
        Theme theme = catalogue.theme(id).orElseThrow();
        int number = all.stream().mapToInt(Collecting::number).max().orElse(0);
        for (Candidate candidate : chosen) {
            all.add(finished(candidate, theme, ++number, supply));
        }
    }

    /** The mined puzzles that stand in the catalogue, by their main theme. */
    private Map<String, List<Puzzle>> kept() {
        Map<String, List<Puzzle>> kept = new TreeMap<>();
        for (Puzzle puzzle : catalogue.puzzles()) {
            if (ID.matcher(puzzle.id()).matches()) {
                kept.computeIfAbsent(puzzle.themes().get(0).id(), id -> new ArrayList<>())
                        .add(puzzle);
            }
        }
        return kept;
    }

    private static int number(Puzzle puzzle) {
        Matcher id = ID.matcher(puzzle.id());
        return id.matches() ? Integer.parseInt(id.group(2)) : 0;
    }

    private List<Candidate> candidates(List<Path> mined) throws IOException {
        List<Candidate> candidates = new ArrayList<>();
        for (Path directory : mined) {
            for (Puzzle puzzle : Library.load(Folder.of(directory)).catalogue().puzzles()) {
                Set<String> themes =
                        detectors.themes(puzzle.start(), puzzle.goal(), puzzle.solution(), puzzle.playFrom());
                if (!themes.isEmpty()) {
                    candidates.add(Candidate.of(puzzle, themes));
                }
            }
        }
        return candidates;
    }

    private Puzzle finished(Candidate candidate, Theme main, int number, Map<String, Integer> supply) {
        Puzzle puzzle = candidate.puzzle();
        List<Theme> themes = new ArrayList<>(List.of(main));
        candidate.themes().stream()
                .filter(id -> !id.equals(main.id()))
                .sorted(Comparator.comparingInt((String id) -> supply.getOrDefault(id, 0))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST_THEMES - 1)
                .map(catalogue::theme)
                .flatMap(Optional::stream)
                .forEach(themes::add);
        return new Puzzle(
                String.format(Locale.ROOT, "%s-%04d", main.id(), number),
                puzzle.start(),
                themes,
                puzzle.goal(),
                puzzle.solution(),
                difficulty.level(puzzle),
                Titles.of(main, puzzle.start()),
                puzzle.hint(),
                puzzle.comment(),
                puzzle.playFrom(),
                puzzle.source(),
                puzzle.license());
    }

    private void write(Path out, String id, List<Puzzle> puzzles) {
        if (puzzles.isEmpty()) {
            return;
        }
        StringBuilder text = new StringBuilder("# ")
                .append(catalogue.theme(id).orElseThrow().name().en())
                .append(", mined\n");
        for (int level = 1; level <= 5; level++) {
            int wanted = level;
            List<Puzzle> ofLevel =
                    puzzles.stream().filter(puzzle -> puzzle.level() == wanted).toList();
            for (Puzzle puzzle : Spread.of(ofLevel, Shape::of)) {
                text.append('\n').append(PuzzleWriter.write(puzzle));
            }
        }
        try {
            Files.writeString(out.resolve(id + SUFFIX), text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package dev.damka.puzzles.mining;

import dev.damka.puzzles.files.PositionKey;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Chooses puzzles for themes, the themes with the fewest candidates first, the most instructive puzzles of each first. A
 * puzzle has one main theme; no position comes twice, and of look-alikes few.
 */
final class Selection {
    /** Of the same shape and ends a theme holds so many. */
    private static final int MOST_PLACED = 1;
    /** Of the same shape a theme holds this part at most, so that three stand in a row of ten. */
    private static final double MOST_OF_SHAPE = 0.25;
    /** Below so many puzzles of a theme the part of a shape is not asked. */
    private static final int FEW = 3;

    private final Set<Position> taken;
    private final ToIntFunction<String> quota;
    private final Function<Candidate, Optional<Candidate>> vetting;

    /**
     * @param taken the {@link PositionKey}s of the puzzles that are there already
     * @param quota how many puzzles are wanted for each theme as their main one
     * @param vetting the last look at a puzzle before it is taken, which costs most: the puzzle as it may stand, or empty
     */
    Selection(Set<Position> taken, ToIntFunction<String> quota, Function<Candidate, Optional<Candidate>> vetting) {
        this.taken = new HashSet<>(taken);
        this.quota = quota;
        this.vetting = vetting;
    }

    /**
     * Chooses for each theme, the rarest first.
     *
     * @param told is told of each theme that is done, with the puzzles whose main one it is, the most instructive first
     */
    void choose(List<Candidate> candidates, BiConsumer<String, List<Candidate>> told) {
        Map<String, List<Candidate>> byTheme = new HashMap<>();
        for (Candidate candidate : candidates) {
            candidate
                    .themes()
                    .forEach(theme -> byTheme.computeIfAbsent(theme, id -> new ArrayList<>())
                            .add(candidate));
        }
        for (String theme : rarestFirst(byTheme)) {
            told.accept(theme, choose(byTheme.get(theme), quota.applyAsInt(theme)));
        }
    }

    /** The themes by how many candidates show them. */
    private static List<String> rarestFirst(Map<String, List<Candidate>> byTheme) {
        return byTheme.keySet().stream()
                .sorted(Comparator.comparingInt(
                                (String theme) -> byTheme.get(theme).size())
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private List<Candidate> choose(List<Candidate> candidates, int count) {
        List<Candidate> best = candidates.stream()
                .sorted(Comparator.comparingDouble((Candidate candidate) -> -candidate.worth())
                        .thenComparing(candidate -> candidate.puzzle().id()))
                .toList();
        int mostOfShape = Math.max(FEW, (int) (count * MOST_OF_SHAPE));
        Map<String, Integer> shapes = new HashMap<>();
        Map<String, Integer> placed = new HashMap<>();
        List<Candidate> chosen = new ArrayList<>();
        for (Candidate candidate : best) {
            if (chosen.size() == count) {
                break;
            }
            Position key = PositionKey.of(candidate.puzzle().start());
            if (shapes.getOrDefault(candidate.shape(), 0) < mostOfShape
                    && placed.getOrDefault(candidate.placed(), 0) < MOST_PLACED
                    && !taken.contains(key)) {
                vetting.apply(candidate).ifPresent(sound -> {
                    taken.add(key);
                    shapes.merge(candidate.shape(), 1, Integer::sum);
                    placed.merge(candidate.placed(), 1, Integer::sum);
                    chosen.add(sound);
                });
            }
        }
        return chosen;
    }
}

package dev.damka.puzzles.detection;

import static dev.damka.puzzles.detection.Detector.seen;

import dev.damka.engine.Goal;
import dev.damka.engine.Proof;
import dev.damka.engine.Question;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Theme;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Tells which themes a puzzle shows. Its main line is what is looked at, the first branch that does not fail in each
 * place; side branches count for nothing. The line is taken to be sound: that it reaches its goal, and that a {@code !}
 * is true, is proven elsewhere. A theme that hangs on a move being the only one believes the {@code !}, and asks for
 * proof where there is none.
 */
public final class ThemeDetectors {
    private static final Map<String, Detector> BY_ID = new LinkedHashMap<>();

    static {
        BY_ID.put("turkish-strike", seen(Strikes::turkishStrike));
        BY_ID.put("final-shot", seen(Strikes::finalShot));
        BY_ID.put("sacrifice", seen(Skirmishes::sacrifice));
        BY_ID.put("deflection", seen(Lures::deflection));
        BY_ID.put("attraction", seen(Lures::attraction));
        BY_ID.put("clearance", seen(Lures::clearance));
        BY_ID.put("sieve", seen(Strikes::sieve));
        BY_ID.put("column", seen(Strikes::column));
        BY_ID.put("rest-tempo", seen(Tempos::restTempo));
        BY_ID.put("quiet-key", Tempos::quietKey);
        BY_ID.put("double-threat", seen(Threats::doubleThreat));
        BY_ID.put("lyubki", seen(Threats::lyubki));
        BY_ID.put("capture-choice", Tempos::captureChoice);
        BY_ID.put("promotion-capture", seen(Strikes::promotionCapture));
        BY_ID.put("throw-back", seen(Lures::throwBack));
        BY_ID.put("breakthrough", seen(Skirmishes::breakthrough));
        BY_ID.put("promotion", seen(Strikes::promotion));
        BY_ID.put("exchange", Skirmishes::exchange);
        BY_ID.put("combination-long", seen(Strikes::longCombination));
        BY_ID.put("opposition", seen(Restraint::opposition));
        BY_ID.put("zugzwang", Restraint::zugzwang);
        BY_ID.put("blocking", seen(Restraint::blocking));
        BY_ID.put("self-blocking", seen(Restraint::selfBlocking));
        BY_ID.put("paralysis", seen(Restraint::paralysis));
        BY_ID.put("unsupported", seen(Threats::unsupported));
        BY_ID.put("laggards", seen(Restraint::laggards));
        BY_ID.put("main-road", Road.MAIN::takenOrLeft);
        BY_ID.put("double-road", Road.DOUBLE::entered);
        BY_ID.put("triple-road", Road.TRIPLE::entered);
        BY_ID.put("rim", Road.RIM::entered);
        BY_ID.put("petrov", seen(Endings::petrov));
        BY_ID.put("sargin", seen(Endings::sargin));
        BY_ID.put("cut-off", seen(Endings::cutOff));
        BY_ID.put("king-v-two", seen(line -> Endings.kingAgainstMen(line, 2)));
        BY_ID.put("king-v-three", seen(line -> Endings.kingAgainstMen(line, 3)));
        BY_ID.put("kings-4v2", seen(Endings::fourKingsAgainstTwo));
        BY_ID.put("kings-man", seen(Endings::kingsAndMan));
        BY_ID.put("men-ending", seen(Endings::menEnding));
        BY_ID.put("king-hunt", seen(Endings::kingHunt));
        BY_ID.put("save", seen(Occasions::save));
        BY_ID.put("opening-trap", seen(Occasions::openingTrap));
        BY_ID.put("first-steps", seen(Occasions::firstSteps));
    }

    private final Evidence evidence;

    /**
     * Detectors that ask for proof where they need it. One thread uses them at a time.
     *
     * @param prover answers each question the same way each time; a puzzle may lead to some tens of questions
     */
    public ThemeDetectors(Function<Question, Proof> prover) {
        evidence = new FromProof(prover);
    }

    /** Detectors that believe the marks of the solution and ask the tables, and search nothing. Any thread may use them. */
    public ThemeDetectors(EndgameTables tables) {
        evidence = new FromTables(tables);
    }

    /** The ids of all themes that have a detector, in the order of the table of themes. */
    public static Set<String> ids() {
        return new LinkedHashSet<>(BY_ID.keySet());
    }

    /**
     * The ids of the themes that a puzzle shows, in the order of the table.
     *
     * @param solution a sound tree, whose moves are legal
     * @param playFrom the moves from the start of a game, or empty
     */
    public Set<String> themes(Position start, Goal goal, List<Branch> solution, List<Move> playFrom) {
        PlayedLine line = new PlayedLine(start, goal, solution, playFrom);
        Set<String> shown = new LinkedHashSet<>();
        BY_ID.forEach((id, detector) -> {
            if (detector.find(line, evidence) == Finding.SHOWN) {
                shown.add(id);
            }
        });
        return shown;
    }

    /** What the detector of that theme says of a puzzle; open where the theme has no detector. */
    public Finding find(String themeId, Puzzle puzzle) {
        Detector detector = BY_ID.get(themeId);
        return detector == null
                ? Finding.OPEN
                : detector.find(
                        new PlayedLine(puzzle.start(), puzzle.goal(), puzzle.solution(), puzzle.playFrom()), evidence);
    }

    /** Those of a puzzle's themes that it is sure not to show, in the puzzle's order. */
    public List<Theme> denied(Puzzle puzzle) {
        return puzzle.themes().stream()
                .filter(theme -> denies(theme.id(), puzzle))
                .toList();
    }

    /** Whether the puzzle is sure not to show that theme. */
    private boolean denies(String themeId, Puzzle puzzle) {
        return find(themeId, puzzle) == Finding.DENIED;
    }
}

package dev.damka.web.shared;

import dev.damka.engine.Goal;
import dev.damka.puzzles.Cost;
import dev.damka.puzzles.Grade;
import dev.damka.puzzles.Grader;
import dev.damka.puzzles.Line;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Says in a language what a wrong move costs, and what a right one that the file does not list is worth. */
public final class GradeWords {
    private static final Map<Language, GradeWords> ALL = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, new GradeWords(language));
        }
    }

    private final Language language;
    private final GradeMessages words;

    private GradeWords(Language language) {
        this.language = language;
        this.words = language.bundle(GradeMessages.class);
    }

    /** Those of that language. */
    public static GradeWords in(Language language) {
        return ALL.get(language);
    }

    /** Such as «After c3-d4 e5:c3:a1, two men down.»; empty where nothing can be counted. */
    public String cost(Position before, Grade.Wrong wrong) {
        List<Move> line = new ArrayList<>(List.of(wrong.move()));
        line.addAll(wrong.refutation().subList(0, wrong.shown()));
        String moves = String.join(" ", MoveRecord.full(before, line));
        Cost cost = wrong.cost();
        if (cost instanceof Cost.Men men) {
            return men(moves, men.number());
        }
        if (cost instanceof Cost.TooFew few) {
            return won(moves, few.won());
        }
        if (cost instanceof Cost.Lost lost) {
            return lost(moves, lost.moves());
        }
        if (cost instanceof Cost.TooLate late) {
            return late(moves, late.moves());
        }
        return cost instanceof Cost.Drawn ? words.drawn(moves) : "";
    }

    private String men(String moves, int number) {
        return switch (number) {
            case 1 -> words.menOne(moves);
            case 2 -> words.menTwo(moves);
            case 3 -> words.menThree(moves);
            case 4 -> words.menFour(moves);
            default -> words.menMany(moves, number);
        };
    }

    private String won(String moves, int number) {
        if (number < 2) {
            return number == 0 ? words.wonNothing(moves) : words.wonOne(moves);
        }
        return Plural.of(language, number) == Plural.FEW ? words.wonFew(moves, number) : words.wonMany(moves, number);
    }

    private String lost(String moves, int number) {
        if (number == 0) {
            return words.lost(moves);
        }
        return switch (Plural.of(language, number)) {
            case ONE -> words.lostOne(moves, number);
            case FEW -> words.lostFew(moves, number);
            case MANY -> words.lostMany(moves, number);
        };
    }

    private String late(String moves, int number) {
        if (number == 0) {
            return words.late(moves);
        }
        return Plural.of(language, number) == Plural.FEW ? words.lateFew(moves, number) : words.lateMany(moves, number);
    }

    /**
     * Such as «d4-f6 also wins; shorter is d4-e5.» where the last move of the solver on that line left what the file
     * lists; empty where it did not.
     */
    public String also(Line line, Grader grader) {
        int last = line.movesMade() * 2 - 2;
        return line.isBesideTree() && line.left() == last
                ? line.beforeLeaving()
                        .map(before -> also(before, line.moves().get(last), grader))
                        .orElse("")
                : "";
    }

    private String also(Line before, Move move, Grader grader) {
        String written = MoveWriter.fullForm(before.position(), move);
        Goal goal = before.puzzle().goal();
        if (goal instanceof Goal.Gain) {
            return words.alsoReaches(written);
        }
        if (goal instanceof Goal.Draw) {
            return words.alsoDraws(written);
        }
        return grader.shorter(before, move)
                .map(shorter -> words.alsoWinsShorter(written, MoveWriter.fullForm(before.position(), shorter)))
                .orElseGet(() -> words.alsoWins(written));
    }
}

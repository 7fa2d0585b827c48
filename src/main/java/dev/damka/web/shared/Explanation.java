package dev.damka.web.shared;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Refusal;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Says in a language why a move can't be played, and what could be: for pages and for the API. */
public final class Explanation {
    private static final int SHOWN = 4;

    /** Looked up once, since every refusal asks for them. */
    private static final Map<Language, Explanation> ALL = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, new Explanation(language.bundle(RuleMessages.class)));
        }
    }

    private final RuleMessages words;

    private Explanation(RuleMessages words) {
        this.words = words;
    }

    /** The one that speaks that language. */
    public static Explanation in(Language language) {
        return ALL.get(language);
    }

    /**
     * Why a move can't be played.
     *
     * @param title what is wrong, with its own mark at the end
     * @param text why, and what would be right
     */
    public record Note(String title, String text) {
        /** What is wrong as a heading: without the mark at its end. */
        public String heading() {
            return title.substring(0, title.length() - 1);
        }

        /** All of it in one line. */
        public String sentence() {
            return title + " " + text;
        }
    }

    /** Which rule the move breaks in that position; moves are named in full, since the path teaches. */
    public Note of(Refusal refusal, Position position) {
        String moves = moves(refusal.moves(), position);
        List<Square> squares = refusal.squares();
        String first = squares.isEmpty() ? "" : squares.get(0).toString();
        String last = squares.isEmpty() ? "" : squares.get(squares.size() - 1).toString();
        return switch (refusal.code()) {
            case OVER -> new Note(words.over(), words.overText());
            case EMPTY -> new Note(words.empty(first), turn(position));
            case NOT_YOURS -> new Note(words.notYours(first), turn(position));
            case MUST_CAPTURE -> new Note(words.mustCapture(), moves + ".");
            case CAPTURE_UNFINISHED -> new Note(words.captureUnfinished(), words.captureUnfinishedText(first, moves));
            case TAKEN_STANDS -> new Note(words.takenStands(), words.takenStandsText(first));
            case LANDING -> new Note(words.landing(first), words.landingText(moves));
            case NOTHING_TO_CAPTURE -> new Note(words.nothingToCapture(first, last), words.nothingToCaptureText());
            case OCCUPIED -> new Note(words.occupied(first), words.occupiedText());
            case NOT_DIAGONAL ->
                first.equals(last)
                        ? new Note(words.sameSquare(), words.example())
                        : new Note(words.notDiagonal(first, last), words.notDiagonalText());
            case MAN_BACKWARDS -> new Note(words.manBackwards(first, last), words.manBackwardsText());
            case MAN_ONE_STEP -> new Note(words.manOneStep(first, last), words.manOneStepText());
            case BLOCKED -> new Note(words.blocked(), words.blockedText(first));
        };
    }

    /** That the text names each of those moves, and how to write the one that is meant. */
    public Note ofAmbiguous(String typed, List<Move> candidates, Position position) {
        String move = typed.strip();
        return new Note(
                candidates.size() == 2 ? words.ambiguousTwo(move) : words.ambiguousMany(move),
                words.inFull(moves(candidates, position)));
    }

    /** Why a text is no move at all, with an example of one. */
    public Note of(Reading.Problem problem, String item) {
        String title = switch (problem) {
            case EMPTY -> words.nothingWritten();
            case TOO_LONG -> words.tooLong();
            case NO_SUCH_SQUARE -> item.matches("[a-h][1-8]") ? words.lightSquare(item) : words.noSuchSquare(item);
            case FORM -> words.noMove(item);
        };
        return new Note(title, words.example());
    }

    /** That a move which breaks a rule is no try. */
    public String notCounted() {
        return words.notCounted();
    }

    private String turn(Position position) {
        return position.turn() == Side.WHITE ? words.turnWhite() : words.turnBlack();
    }

    /** Such as «c3:e5, e3:c5 or g3:e5»; of very many the first few. */
    public String moves(List<Move> moves, Position position) {
        List<String> full = moves.stream()
                .limit(SHOWN)
                .map(move -> MoveWriter.fullForm(position, move))
                .toList();
        if (moves.size() > SHOWN) {
            return words.others(String.join(", ", full));
        }
        int last = full.size() - 1;
        return last < 1
                ? String.join("", full)
                : full.stream().limit(last).collect(Collectors.joining(", ")) + " " + words.or() + " " + full.get(last);
    }
}

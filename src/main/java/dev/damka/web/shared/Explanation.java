package dev.damka.web.shared;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Refusal;
import dev.damka.rules.Side;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import io.quarkus.qute.i18n.Localized;
import io.quarkus.qute.i18n.MessageBundles;
import java.util.List;
import java.util.stream.Collectors;

/** Says in a language why a move can't be played, and what could be: for pages and for the API. */
public final class Explanation {
    private static final int SHOWN = 4;

    private final RuleMessages words;

    private Explanation(RuleMessages words) {
        this.words = words;
    }

    /** The one that speaks that language. */
    public static Explanation in(Language language) {
        return new Explanation(MessageBundles.get(RuleMessages.class, Localized.Literal.of(language.tag())));
    }

    /** Which rule the move breaks in that position; moves are named in full, since the path teaches. */
    public String of(Refusal refusal, Position position) {
        String moves = moves(refusal.moves(), position);
        String first =
                refusal.squares().isEmpty() ? "" : refusal.squares().get(0).toString();
        String last = refusal.squares().isEmpty()
                ? ""
                : refusal.squares().get(refusal.squares().size() - 1).toString();
        return switch (refusal.code()) {
            case OVER -> words.over();
            case EMPTY -> words.empty(first, turn(position));
            case NOT_YOURS -> words.notYours(first, turn(position));
            case MUST_CAPTURE -> words.mustCapture(moves);
            case CAPTURE_UNFINISHED -> words.captureUnfinished(first, moves);
            case TAKEN_STANDS -> words.takenStands(first);
            case LANDING -> words.landing(first, moves);
            case NOTHING_TO_CAPTURE -> words.nothingToCapture(first, last);
            case OCCUPIED -> words.occupied(first);
            case NOT_DIAGONAL -> words.notDiagonal(first, last);
            case MAN_BACKWARDS -> words.manBackwards(first, last);
            case MAN_ONE_STEP -> words.manOneStep(first, last);
            case BLOCKED -> words.blocked(first);
        };
    }

    /** That the text names each of those moves, and how to write the one that is meant. */
    public String ofAmbiguous(String typed, List<Move> candidates, Position position) {
        String moves = moves(candidates, position);
        return candidates.size() == 2
                ? words.ambiguousTwo(typed.strip(), moves)
                : words.ambiguousMany(typed.strip(), moves);
    }

    /** Why a text is no move at all, with an example of one. */
    public String of(Reading.Problem problem, String item) {
        return switch (problem) {
            case EMPTY -> words.nothingWritten();
            case TOO_LONG -> words.tooLong();
            case NO_SUCH_SQUARE -> item.matches("[a-h][1-8]") ? words.lightSquare(item) : words.noSuchSquare(item);
            case FORM -> words.noMove(item);
        };
    }

    /** That a move which breaks a rule is no try. */
    public String notCounted() {
        return words.notCounted();
    }

    private String turn(Position position) {
        return position.turn() == Side.WHITE ? words.turnWhite() : words.turnBlack();
    }

    /** Such as «c3:e5, e3:c5 or g3:e5»; of very many the first few. */
    private String moves(List<Move> moves, Position position) {
        List<String> full = moves.stream()
                .limit(SHOWN)
                .map(move -> MoveWriter.fullForm(position, move))
                .toList();
        if (moves.size() > SHOWN) {
            return String.join(", ", full) + " …";
        }
        int last = full.size() - 1;
        return last < 1
                ? String.join("", full)
                : full.stream().limit(last).collect(Collectors.joining(", ")) + " " + words.or() + " " + full.get(last);
    }
}

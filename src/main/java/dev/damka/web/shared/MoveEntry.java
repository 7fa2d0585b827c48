package dev.damka.web.shared;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Refusal;
import dev.damka.rules.Routes;
import dev.damka.rules.Square;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import io.quarkus.qute.RawString;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A move as far as it is entered by links or as text, with what the page says about it.
 *
 * @param value what stands in the box
 * @param refused whether that was refused
 * @param help what to do next, where there is no note; may be empty
 * @param ways full forms to choose from where the ends of a move don't name it
 * @param note what the page says; null for nothing
 */
public record MoveEntry(
        String value,
        boolean refused,
        String help,
        List<String> ways,
        @Nullable Verdict note) {
    /** A typed move no longer than what is read, so that no address grows without bounds. */
    public static String shortened(String typed) {
        return typed.length() <= MoveReader.MAX_LENGTH + 1 ? typed : typed.substring(0, MoveReader.MAX_LENGTH + 1);
    }

    /** The same with another note. */
    public MoveEntry noted(Verdict other) {
        return new MoveEntry(value, refused, help, ways, other);
    }

    /** Nothing is entered yet. */
    public static MoveEntry empty(String help) {
        return new MoveEntry("", false, help, List.of(), null);
    }

    /**
     * A piece is chosen by a link, and perhaps the square it goes to. Draws that on the board.
     *
     * @param address where a choice of both squares is shown
     * @return empty if no move begins on the chosen square
     */
    public static Optional<MoveEntry> inHand(
            BoardDrawing drawing,
            Position position,
            Optional<Square> from,
            Optional<Square> to,
            BinaryOperator<String> address,
            Messages words) {
        List<Move> ofPiece = position.legalMoves().stream()
                .filter(move -> from.equals(Optional.of(move.from())))
                .toList();
        if (ofPiece.isEmpty()) {
            return Optional.empty();
        }
        String start = ofPiece.get(0).from().toString();
        drawing.chosen(ofPiece.get(0).from());
        List<Move> chosen = ofPiece.stream()
                .filter(move -> to.equals(Optional.of(move.to())))
                .toList();
        if (chosen.isEmpty()) {
            for (Move move : ends(ofPiece)) {
                drawing.target(
                        move.to(),
                        move.isCapture(),
                        address.apply(start, move.to().toString()));
            }
            return Optional.of(empty(words.chosenText()));
        }
        return Optional.of(chosen(drawing, position, chosen, words));
    }

    private static MoveEntry chosen(BoardDrawing drawing, Position position, List<Move> chosen, Messages words) {
        chosen.forEach(move -> drawing.arrow(Routes.first(position, move), Ink.PEN));
        List<String> full = full(position, chosen);
        if (full.size() == 1) {
            return new MoveEntry(full.get(0), false, words.readyText(full.get(0)), List.of(), null);
        }
        Verdict note = ambiguous(Verdict.Kind.ASK, MoveWriter.shortForm(chosen.get(0)), full, words);
        return new MoveEntry("", false, "", full, note);
    }

    /** One move for each square where a piece may end. */
    private static Collection<Move> ends(List<Move> moves) {
        Map<Square, Move> byEnd = new LinkedHashMap<>();
        moves.forEach(move -> byEnd.putIfAbsent(move.to(), move));
        return byEnd.values();
    }

    /**
     * A text that could not be played: which rule it breaks, which moves it could mean, or what is no move. Draws what it
     * is about.
     *
     * @param reading never {@link Reading.Found}
     * @param more what is said behind the rule that a move breaks; may be empty
     */
    public static MoveEntry refused(
            BoardDrawing drawing, Position position, String text, Reading reading, String more, Language language) {
        String typed = text.strip();
        Explanation explanation = Explanation.in(language);
        if (reading instanceof Reading.Ambiguous ambiguous) {
            ambiguous.moves().forEach(move -> drawing.arrow(Routes.first(position, move), Ink.PEN));
            List<String> full = full(position, ambiguous.moves());
            return new MoveEntry(typed, true, "", full, ambiguous(Verdict.Kind.HINT, typed, full, language.words()));
        }
        if (reading instanceof Reading.Unreadable unreadable) {
            Verdict note = noted(explanation.of(unreadable.problem(), unreadable.item()), "");
            return new MoveEntry(typed, true, "", List.of(), note);
        }
        Refusal refusal = ((Reading.Illegal) reading).refusal();
        mark(drawing, refusal);
        Verdict note = refusal.code() == Refusal.Code.MUST_CAPTURE
                ? mustCapture(typed, explanation.moves(refusal.moves(), position), more, language.words())
                : noted(explanation.of(refusal, position), more);
        return new MoveEntry(typed, true, "", List.of(), note);
    }

    private static void mark(BoardDrawing drawing, Refusal refusal) {
        switch (refusal.code()) {
            case MUST_CAPTURE, CAPTURE_UNFINISHED, LANDING ->
                refusal.moves().stream().map(Move::from).distinct().forEach(drawing::mustCapture);
            case TAKEN_STANDS, OCCUPIED, BLOCKED -> refusal.squares().forEach(drawing::barred);
            default -> {}
        }
    }

    private static Verdict noted(Explanation.Note note, String more) {
        return Verdict.of(Verdict.Kind.RULE, note.heading(), (Prose.sentence(note.text()) + " " + more).strip());
    }

    /** The tried move gets the wavy line of a correction. */
    private static Verdict mustCapture(String typed, String captures, String more, Messages words) {
        Verdict verdict = Verdict.of(
                Verdict.Kind.RULE, words.mustCaptureTitle(), (words.mustCapture(typed, captures) + " " + more).strip());
        String move = "<span class=\"move\">" + Prose.escaped(typed) + "</span>";
        String wrong = "<span class=\"move wrong-move\">" + Prose.escaped(typed) + "</span>";
        List<RawString> paragraphs = new ArrayList<>();
        for (RawString paragraph : verdict.paragraphs()) {
            paragraphs.add(new RawString(paragraph.getValue().replace(move, wrong)));
        }
        return new Verdict(verdict.kind(), verdict.title(), paragraphs);
    }

    private static Verdict ambiguous(Verdict.Kind kind, String typed, List<String> full, Messages words) {
        return Verdict.of(kind, words.ambiguousTitle(typed), words.ambiguousText(or(words, full)));
    }

    /** Such as «a1:c3:a5:d8 or a1:d4:b6:d8». */
    private static String or(Messages words, List<String> moves) {
        int last = moves.size() - 1;
        return last == 0 ? moves.get(0) : words.orMoves(String.join(", ", moves.subList(0, last)), moves.get(last));
    }

    private static List<String> full(Position position, List<Move> moves) {
        return moves.stream().map(move -> MoveWriter.fullForm(position, move)).toList();
    }
}

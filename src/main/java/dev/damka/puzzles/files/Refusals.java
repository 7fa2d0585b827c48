package dev.damka.puzzles.files;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Refusal;
import dev.damka.rules.notation.MoveWriter;
import java.util.List;
import java.util.stream.Collectors;

/** Says to an author why a move is not legal, and which are. */
final class Refusals {
    private Refusals() {}

    static String reason(Refusal refusal) {
        String square = refusal.squares().isEmpty()
                ? ""
                : refusal.squares().get(refusal.squares().size() - 1).toString();
        return switch (refusal.code()) {
            case OVER -> "the game is over before it";
            case EMPTY -> square + " is empty";
            case NOT_YOURS -> "the piece on " + square + " is the other side's";
            case MUST_CAPTURE -> "capturing is obligatory";
            case CAPTURE_UNFINISHED -> "the capture goes on from " + square;
            case TAKEN_STANDS -> "the captured piece on " + square + " stands until the move is over";
            case LANDING -> "the king may not land on " + square + " where its capture can go on from another square";
            case NOTHING_TO_CAPTURE -> "there is nothing to capture";
            case OCCUPIED -> square + " is taken";
            case NOT_DIAGONAL -> "the squares share no diagonal";
            case MAN_BACKWARDS -> "a man does not step back";
            case MAN_ONE_STEP -> "a man steps one square";
            case BLOCKED -> square + " is in the way";
        };
    }

    /** The moves as a file would write them. */
    static String list(Position position, List<Move> moves) {
        return moves.stream().map(move -> MoveWriter.write(position, move)).collect(Collectors.joining(", "));
    }

    /** The moves in full. */
    static String listInFull(Position position, List<Move> moves) {
        return moves.stream().map(move -> MoveWriter.fullForm(position, move)).collect(Collectors.joining(", "));
    }
}

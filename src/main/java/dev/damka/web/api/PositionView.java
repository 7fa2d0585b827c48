package dev.damka.web.api;

import dev.damka.rules.Move;
import dev.damka.rules.Outcome;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Fen;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A position with every legal move. */
@Schema(name = "Position")
public record PositionView(
        @Schema(description = "The position in its one written form", examples = "W:WKa1:Bb2,b4,c5,c7")
        String fen,

        @Schema(enumeration = {"white", "black"}) String turn,

        @Schema(description = "How the game ended; null while it goes on") @Nullable
        End outcome,

        @Schema(description = "Every legal move, each once, by short form and then full form")
        List<MoveView> moves) {
    /** How a game ended. */
    @Schema(name = "Outcome")
    public record End(
            @Schema(enumeration = {"white", "black", "draw"})
            String result,

            @Schema(examples = "no-moves") String reason) {}

    /** All about that position. */
    static PositionView of(Position position) {
        List<Move> legal = position.legalMoves();
        Map<List<Square>, Long> sharing = legal.stream()
                .map(PositionView::ends)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return new PositionView(
                Fen.write(position),
                name(position.turn()),
                position.outcome().map(PositionView::end).orElse(null),
                legal.stream()
                        .map(move -> MoveView.of(position, move, sharing.get(ends(move)) == 1))
                        .sorted(Comparator.comparing(MoveView::shortForm).thenComparing(MoveView::full))
                        .toList());
    }

    private static List<Square> ends(Move move) {
        return List.of(move.from(), move.to());
    }

    /** That end. */
    static End end(Outcome outcome) {
        Side winner = outcome.winner();
        return new End(winner == null ? "draw" : name(winner), outcome.reason().id());
    }

    /** The side as the API names it. */
    static String name(Side side) {
        return side == Side.WHITE ? "white" : "black";
    }
}

package dev.damka.web.shared;

import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.List;
import java.util.stream.Collectors;

/** The words by which one language names what stands on a board. */
public record BoardWords(String white, String black, String man, String king, String kings) {
    /** The words of that language. */
    public static BoardWords of(Messages words) {
        return new BoardWords(
                words.boardWhite(), words.boardBlack(), words.boardMan(), words.boardKing(), words.boardKings());
    }

    /** All pieces, men before kings, such as «White: b2, f2. Black: d6, king a5.» */
    public String list(Position position) {
        return list(position, Side.WHITE) + " " + list(position, Side.BLACK);
    }

    /** One square with its piece, such as «d4, man». */
    public String name(Position position, Square square) {
        return position.at(square)
                .map(piece -> square + ", " + (piece.king() ? king : man))
                .orElseGet(square::toString);
    }

    private String list(Position position, Side side) {
        List<Square> men = Square.of(position.pieces(side) & ~position.kings());
        List<Square> crowned = Square.of(position.pieces(side) & position.kings());
        String all = joined(men);
        if (!crowned.isEmpty()) {
            all += (men.isEmpty() ? "" : ", ") + (crowned.size() == 1 ? king : kings) + " " + joined(crowned);
        }
        return (side == Side.WHITE ? white : black) + ": " + (all.isEmpty() ? "–" : all) + ".";
    }

    private static String joined(List<Square> squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    }
}

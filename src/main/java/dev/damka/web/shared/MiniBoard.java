package dev.damka.web.shared;

import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import io.quarkus.qute.RawString;

/**
 * A position at the size of a stamp: no frame, a man a disc, a king a disc with a square on its point.
 *
 * @param label what it shows, for those who can't see it
 */
public record MiniBoard(RawString drawing, String label) {
    /** Draws that position as White sees it. */
    public static MiniBoard of(Position position, String label) {
        StringBuilder svg = new StringBuilder();
        for (Side side : Side.values()) {
            svg.append("<g class=\"")
                    .append(side == Side.WHITE ? "white" : "black")
                    .append("\">");
            for (Square square : Square.of(position.pieces(side))) {
                int x = 50 + 100 * square.file();
                int y = 50 + 100 * (7 - square.rank());
                svg.append("<circle class=\"p-face\" cx=\"" + x + "\" cy=\"" + y + "\" r=\"41\"/>");
                if ((position.kings() & square.bit()) != 0) {
                    svg.append("<path class=\"p-crown\" d=\"M" + x + " " + (y - 26) + "l26 26-26 26-26-26z\"/>");
                }
            }
            svg.append("</g>");
        }
        return new MiniBoard(new RawString(svg.toString()), label);
    }
}

package dev.damka.web.shared;

import dev.damka.rules.Move;
import dev.damka.rules.Piece;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import io.quarkus.qute.RawString;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Draws a position and what is to be seen on it, layer upon layer. The figures themselves (man, king, ghost, marks)
 * are defined once a page and only placed here.
 */
public final class BoardDrawing {
    /** The layers from the bottom up. */
    private enum Layer {
        LAST,
        CHOSEN,
        RINGS,
        ROUTE,
        TARGETS,
        PIECES,
        ARROWS,
        BADGES
    }

    private final Position position;
    private final Grid grid;
    private final BoardWords words;
    private final StringBuilder[] layers = new StringBuilder[Layer.values().length];
    private final Map<Square, String> links = new EnumMap<>(Square.class);

    private BoardDrawing(Position position, boolean turned, BoardWords words) {
        this.position = position;
        this.grid = new Grid(turned);
        this.words = words;
        for (int i = 0; i < layers.length; i++) {
            layers[i] = new StringBuilder();
        }
    }

    /** Begins a drawing with the pieces alone; turned means that Black sits at the bottom. */
    public static BoardDrawing of(Position position, boolean turned, BoardWords words) {
        return new BoardDrawing(position, turned, words);
    }

    /** Marks where the last move began and ended. */
    public BoardDrawing lastMove(Move move) {
        if (move.from() != move.to()) {
            place(Layer.LAST, "from", "", move.from());
        }
        return place(Layer.LAST, "to", "", move.to());
    }

    /** Shows the move that led here from the position before: where it began and ended, and how a capture went. */
    public BoardDrawing moved(Position before, Move move) {
        lastMove(move);
        return move.isCapture() ? route(Routes.first(before, move)) : this;
    }

    /** The dotted way of a capture just made, through every square on which it landed. */
    public BoardDrawing route(List<Square> path) {
        StringBuilder d = new StringBuilder();
        for (Square square : path) {
            d.append(d.isEmpty() ? "M" : " ")
                    .append(grid.middleX(square))
                    .append(' ')
                    .append(grid.middleY(square));
        }
        layers[Layer.ROUTE.ordinal()]
                .append("<path class=\"m-route\" d=\"")
                .append(d)
                .append("\"/>");
        return this;
    }

    /** The pieces that a move captured, as they stand until it is over. */
    public BoardDrawing taken(Position before, Move move) {
        for (Square square : move.capturedSquares()) {
            Piece piece = before.at(square).orElseThrow();
            place(Layer.PIECES, piece.king() ? "taken-king" : "taken", css(piece.side()), square);
        }
        return this;
    }

    /** The piece that the learner took in hand. */
    public BoardDrawing chosen(Square square) {
        return place(Layer.CHOSEN, "chosen", Ink.PEN.css(), square);
    }

    /** A square to which the chosen piece may go, as a link. */
    public BoardDrawing target(Square square, boolean capture, String address) {
        layers[Layer.TARGETS.ordinal()].append(open(square, address, square.toString()));
        place(Layer.TARGETS, capture ? "target-capture" : "target", Ink.PEN.css(), square);
        layers[Layer.TARGETS.ordinal()].append("</a>");
        return this;
    }

    /** A piece that may move, as a link. */
    public BoardDrawing link(Square square, String address) {
        links.put(square, address);
        return this;
    }

    /** A piece that must capture. */
    public BoardDrawing mustCapture(Square square) {
        place(Layer.RINGS, "must", Ink.RED.css(), square);
        return place(Layer.BADGES, "badge-must", Ink.RED.css(), square);
    }

    /** A piece that a hint points to. */
    public BoardDrawing hint(Square square) {
        return place(Layer.RINGS, "hint", Ink.OCHRE.css(), square);
    }

    /** The end of a move that was right. */
    public BoardDrawing right(Square square) {
        place(Layer.RINGS, "judged", Ink.GREEN.css(), square);
        return place(Layer.BADGES, "badge-right", Ink.GREEN.css(), square);
    }

    /** The end of a move that was wrong. */
    public BoardDrawing wrong(Square square) {
        place(Layer.RINGS, "judged", Ink.RED.css(), square);
        return place(Layer.BADGES, "badge-wrong", Ink.RED.css(), square);
    }

    /** A captured piece, still standing, that bars the way. */
    public BoardDrawing barred(Square square) {
        return place(Layer.BADGES, "barred", Ink.RED.css(), square);
    }

    /** An arrow along a path of two squares or more. */
    public BoardDrawing arrow(List<Square> path, Ink ink) {
        layers[Layer.ARROWS.ordinal()].append(Arrow.along(path, grid, ink));
        return this;
    }

    /** The finished board under a title that says what it shows; nothing on it can be played. */
    public BoardView view(String title) {
        for (Square square : Square.of(position.white() | position.black())) {
            piece(square, position.at(square).orElseThrow());
        }
        StringBuilder all = new StringBuilder(4096);
        for (StringBuilder layer : layers) {
            all.append(layer);
        }
        return new BoardView(title, words.list(position), new RawString(all.toString()), grid.turned(), "", "");
    }

    private void piece(Square square, Piece piece) {
        String address = links.get(square);
        if (address != null) {
            layers[Layer.PIECES.ordinal()].append(open(square, address, words.name(position, square)));
        }
        place(Layer.PIECES, piece.king() ? "king" : "man", css(piece.side()), square);
        if (address != null) {
            layers[Layer.PIECES.ordinal()].append("</a>");
        }
    }

    private BoardDrawing place(Layer layer, String figure, String css, Square square) {
        StringBuilder svg = layers[layer.ordinal()].append("<use href=\"#").append(figure);
        if (!css.isEmpty()) {
            svg.append("\" class=\"").append(css);
        }
        svg.append("\" x=\"")
                .append(grid.x(square))
                .append("\" y=\"")
                .append(grid.y(square))
                .append("\"/>");
        return this;
    }

    private String open(Square square, String address, String label) {
        return "<a href=\"" + address.replace("&", "&amp;") + "\" aria-label=\"" + label
                + "\"><rect class=\"m-focus\" x=\"" + (grid.x(square) + 4) + "\" y=\"" + (grid.y(square) + 4)
                + "\" width=\"92\" height=\"92\" fill=\"none\" pointer-events=\"all\"/>";
    }

    private static String css(Side side) {
        return side == Side.WHITE ? "white" : "black";
    }
}

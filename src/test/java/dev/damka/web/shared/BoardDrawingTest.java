package dev.damka.web.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardDrawingTest {
    private static final BoardWords WORDS = new BoardWords("White", "Black", "man", "king", "kings");
    private static final Position TURKISH = Fen.read("B:Wf2,c3,e3,d4,f4:Bd6,e7,Ka5");

    @Test
    void a_square_lies_where_white_sees_it() {
        String drawing = of("W:Wc3,Kh8:Bd6").view("").drawing().getValue();
        assertTrue(drawing.contains("<use href=\"#man\" class=\"white\" x=\"250\" y=\"550\"/>"), drawing);
        assertTrue(drawing.contains("<use href=\"#king\" class=\"white\" x=\"750\" y=\"50\"/>"), drawing);
        assertTrue(drawing.contains("<use href=\"#man\" class=\"black\" x=\"350\" y=\"250\"/>"), drawing);
    }

    @Test
    void a_turned_board_shows_the_same_square_from_the_other_side() {
        BoardView view = BoardDrawing.of(Fen.read("W:Wc3:Bd6"), true, WORDS).view("");
        assertTrue(view.turned());
        assertTrue(view.drawing().getValue().contains("class=\"white\" x=\"550\" y=\"250\""), view.toString());
        assertTrue(view.drawing().getValue().contains("class=\"black\" x=\"450\" y=\"550\""), view.toString());
    }

    @Test
    void captured_pieces_stand_as_ghosts_and_the_rest_as_pieces() {
        Move move = move(TURKISH, "a5:e1:g3:e5");
        String drawing = BoardDrawing.of(TURKISH.play(move), false, WORDS)
                .lastMove(move)
                .route(Routes.first(TURKISH, move))
                .taken(TURKISH, move)
                .view("")
                .drawing()
                .getValue();
        assertTrue(drawing.contains("<path class=\"m-route\" d=\"M100 400 500 800 700 600 500 400\"/>"), drawing);
        for (String place : List.of("x=\"250\" y=\"550\"", "x=\"550\" y=\"650\"", "x=\"550\" y=\"450\"")) {
            assertTrue(drawing.contains("<use href=\"#taken\" class=\"white\" " + place), drawing);
            assertFalse(drawing.contains("<use href=\"#man\" class=\"white\" " + place), drawing);
        }
        assertTrue(drawing.contains("<use href=\"#man\" class=\"white\" x=\"350\" y=\"450\"/>"), drawing);
    }

    @Test
    void a_captured_king_is_a_ghost_with_its_crown() {
        Position before = Fen.read("W:Wd4:BKe5,e7");
        Move move = move(before, "d4:d8");
        String drawing = BoardDrawing.of(before.play(move), false, WORDS)
                .taken(before, move)
                .view("")
                .drawing()
                .getValue();
        assertTrue(drawing.contains("<use href=\"#taken-king\" class=\"black\" x=\"450\" y=\"350\"/>"), drawing);
    }

    @Test
    void layers_lie_in_the_order_of_the_design_whatever_the_order_of_the_calls() {
        Move last = move(Fen.read("B:Wc3:Bd6"), "d6-e5");
        String drawing = BoardDrawing.of(Fen.read("W:Wc3:Be5"), false, WORDS)
                .wrong(Square.C3)
                .arrow(List.of(Square.C3, Square.D4), Ink.RED)
                .target(Square.D4, false, "?to=d4")
                .mustCapture(Square.C3)
                .chosen(Square.C3)
                .lastMove(last)
                .view("")
                .drawing()
                .getValue();
        int at = -1;
        for (String part : List.of("#from", "#chosen", "#must", "#target", "#man", "m-head", "#badge-wrong")) {
            int next = drawing.indexOf(part);
            assertTrue(next > at, part + " in " + drawing);
            at = next;
        }
    }

    @Test
    void an_arrow_bends_at_each_square_and_ends_in_a_head() {
        assertEquals(
                "<g class=\"m-red\"><path class=\"m-casing\" d=\"M521.2 778.8 700 600 218.4 118.4\" stroke-width=\"20\"/>"
                        + "<path class=\"m-head\" d=\"M197.2 97.2 240.3 107.8 207.8 140.3z\"/>"
                        + "<path class=\"m-ink\" d=\"M521.2 778.8 700 600 218.4 118.4\" stroke-width=\"10\"/></g>",
                Arrow.along(List.of(Square.E1, Square.G3, Square.B8), new Grid(false), Ink.RED));
    }

    @Test
    void an_arrow_of_a_capture_that_ends_where_it_began_is_drawn() {
        Position ring = Fen.read("W:Wc3:Bb4,b6,d4,d6");
        String arrow = Arrow.along(Routes.first(ring, ring.legalMoves().get(0)), new Grid(false), Ink.PEN);
        assertFalse(arrow.contains("NaN"), arrow);
    }

    @Test
    void a_piece_that_may_move_is_a_link_with_the_name_of_its_square() {
        String drawing = of("W:Wc3:Bd6")
                .link(Square.C3, "/puzzles/x?line=a&from=c3")
                .view("")
                .drawing()
                .getValue();
        assertTrue(drawing.contains("<a href=\"/puzzles/x?line=a&amp;from=c3\" aria-label=\"c3, man\">"), drawing);
    }

    @Test
    void the_description_names_every_piece_men_first() {
        assertEquals(
                "White: f2, c3, e3, d4, f4. Black: d6, e7, king a5.",
                BoardDrawing.of(TURKISH, false, WORDS).view("").description());
        assertEquals(
                "White: kings a1, c3. Black: –.", of("W:WKa1,Kc3:B").view("").description());
    }

    @Test
    void a_board_as_small_as_a_stamp_marks_kings_by_a_square_on_its_point() {
        MiniBoard mini = MiniBoard.of(TURKISH, "what it shows");
        assertTrue(mini.drawing().getValue().contains("cx=\"50\" cy=\"350\" r=\"41\"/><path class=\"p-crown\""));
        assertEquals(1, mini.drawing().getValue().split("p-crown", -1).length - 1);
    }

    private static BoardDrawing of(String fen) {
        return BoardDrawing.of(Fen.read(fen), false, WORDS);
    }

    private static Move move(Position position, String text) {
        return ((Reading.Found) MoveReader.read(position, text, MoveReader.Style.STRICT)).move();
    }
}

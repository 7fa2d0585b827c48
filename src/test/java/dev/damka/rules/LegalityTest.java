package dev.damka.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.damka.rules.Refusal.Code;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a player is told who tries a move that is not legal. */
class LegalityTest {
    private static final String START = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the side to move is shut in | W:Wa3:Bb4,c5 | a3-c5 | OVER | '' | ''",
                "the side to move has no piece | B:Wa1:B | h8-g7 | OVER | '' | ''",
                "nothing stands there | START | c5-d6 | EMPTY | c5 | ''",
                "it is the other's piece | START | b6-a5 | NOT_YOURS | b6 | ''",
                "it is the other's piece, while a capture waits | W:Wc3,g1:Bd4,h8 | d4-e3 | NOT_YOURS | d4 | ''",
                "a quiet move while a capture waits | W:Wc3,g1:Bd4,h8 | g1-f2 | MUST_CAPTURE | '' | c3:e5",
                "the capturing piece steps aside | W:Wc3,g1:Bd4,h8 | c3-b4 | MUST_CAPTURE | '' | c3:e5",
                "an opening move over a capture | W:Wc5,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,h6,f4"
                        + " | b2-c3 | MUST_CAPTURE | '' | g3:e5",
                "a capture of nothing while a real one waits | W:Wc3,g1:Bd4,h8 | g1:e3 | MUST_CAPTURE | '' | c3:e5",
                "one of two pieces in a row | W:WKa1,g3:Bc3,d4,f4 | a1:e5 | MUST_CAPTURE | '' | g3:e5",
                "over an own piece | W:WKa1,b2,g3:Bc3,f4,h8 | a1:d4 | MUST_CAPTURE | '' | b2:d4 g3:e5",
                "a man from a distance | W:Wa1,g3:Bc3,f4,h8 | a1:d4 | MUST_CAPTURE | '' | g3:e5",
                "not along a diagonal | W:Wc3,g1:Bd4,h8 | c3:c5 | MUST_CAPTURE | '' | c3:e5",
                "the capture goes on | W:Wh6:Bg7,c5,d2 | h6:f8 | CAPTURE_UNFINISHED | f8 | h6:f8:b4:e1",
                "the capture goes on, a stop further | W:Wh6:Bg7,c5,d2 | h6:f8:b4 | CAPTURE_UNFINISHED | b4 | h6:f8:b4:e1",
                "the capture goes on, written by its stop alone | W:Wh6:Bg7,c5,d2 | h6:b4 | CAPTURE_UNFINISHED | b4"
                        + " | h6:f8:b4:e1",
                "the capture goes on in two ways | W:WKa1:Bb4,c3,f2,f4 | a1:e5 | CAPTURE_UNFINISHED | e5 | a1:e5:g3:e1",
                "the capture goes on, with the sign of a step | W:Wa3:Bb4,d6,h8 | a3-c5 | CAPTURE_UNFINISHED | c5"
                        + " | a3:c5:e7",
                "back over a captured piece | W:WKf6:Bg7,e5,c3 | f6:d4:h8 | TAKEN_STANDS | e5 | ''",
                "onto a captured piece | W:WKf6:Bg7,e5,c3 | f6:d4:e5 | TAKEN_STANDS | e5 | ''",
                "a man back the way it came | W:Wa3:Bb4,h8 | a3:c5:a3 | TAKEN_STANDS | b4 | ''",
                "the king lands too far | W:WKa1:Bb4,c3,f2,f4 | a1:f6 | LANDING | f6 | a1:d4:g1 a1:e5:g3:e1",
                "the king lands too far later | W:WKa1:Bb4,c3,f2,f4 | a1:e5:h2 | LANDING | h2 | a1:d4:g1 a1:e5:g3:e1",
                "the king lands too near | B:Wc3,f2,f4,d4:BKa5,e7 | a5:e1:h4 | LANDING | h4"
                        + " | a5:d2:g5 a5:d2:h6 a5:e1:g3:b8 a5:e1:g3:c7 a5:e1:g3:d6 a5:e1:g3:e5",
                "a man crowned on its way lands wrong | W:Wh6,a1:Bg7,c5,d2,h2 | h6:f8:a3 | LANDING | a3 | h6:f8:b4:e1",
                "behind one piece stands another | W:Wc3,h2:Bd4,e5,g3 | c3:e5 | OCCUPIED | e5 | ''",
                "nothing to capture | START | c3:d4 | NOTHING_TO_CAPTURE | c3 d4 | ''",
                "two in a row are no capture | W:WKa1:Bc3,d4 | a1:e5 | NOTHING_TO_CAPTURE | a1 e5 | ''",
                "the square is taken by an own piece | START | c1-d2 | OCCUPIED | d2 | ''",
                "the square is taken by the enemy | W:Wc3:Bd4,e5 | c3-d4 | OCCUPIED | d4 | ''",
                "straight ahead | START | c3-c5 | NOT_DIAGONAL | c3 c5 | ''",
                "a knight's move | START | c3-b6 | NOT_DIAGONAL | c3 b6 | ''",
                "nowhere | START | c3-c3 | NOT_DIAGONAL | c3 c3 | ''",
                "back | W:Wc3:Bh8 | c3-b2 | MAN_BACKWARDS | c3 b2 | ''",
                "far back | W:Wc3:Bh8 | c3-a1 | MAN_BACKWARDS | c3 a1 | ''",
                "a black man back | B:Wa1:Bc3,h8 | c3-d4 | MAN_BACKWARDS | c3 d4 | ''",
                "two squares at once | START | c3-e5 | MAN_ONE_STEP | c3 e5 | ''",
                "two steps at once | START | c3-d4-e5 | MAN_ONE_STEP | c3 e5 | ''",
                "two steps round a corner | START | c3-d4-c5 | MAN_ONE_STEP | c3 c5 | ''",
                "a black man two squares | B:Wa1:Bh6 | h6-f4 | MAN_ONE_STEP | h6 f4 | ''",
                "an own piece on the king's way | W:WKa1,c3:Bh6 | a1-e5 | BLOCKED | c3 | ''",
                "enemies on the king's way | W:WKa1:Bc3,d4 | a1-e5 | BLOCKED | c3 | ''",
                "the square behind the blocked way is taken too | W:WKa1:Bc3,d4 | a1-d4 | OCCUPIED | d4 | ''",
                "a king round a corner | W:WKa1:Bh6 | a1-b2-a3 | NOT_DIAGONAL | a1 a3 | ''",
            })
    void a_move_that_is_not_legal_is_explained(
            String what, String fen, String typed, String code, String squares, String moves) {
        Position position = Fen.read(fen.equals("START") ? START : fen);
        Reading reading = MoveReader.read(position, typed, MoveReader.Style.TYPED);

        Refusal refusal = assertInstanceOf(Reading.Illegal.class, reading, what).refusal();
        assertEquals(code + " " + squares + " " + moves, shown(position, refusal), what);
    }

    private static String shown(Position position, Refusal refusal) {
        return refusal.code()
                + " "
                + refusal.squares().stream().map(Square::toString).collect(Collectors.joining(" "))
                + " "
                + refusal.moves().stream()
                        .map(move -> MoveWriter.fullForm(position, move))
                        .sorted()
                        .collect(Collectors.joining(" "));
    }

    @Test
    void a_capture_written_with_the_sign_of_a_step_is_no_wrong_landing() {
        Position position = Fen.read("W:WKa1:Bb2,h6");

        Reading strict = MoveReader.read(position, "a1-c3", MoveReader.Style.STRICT);

        Refusal refusal = assertInstanceOf(Reading.Illegal.class, strict).refusal();
        assertEquals(Code.MUST_CAPTURE, refusal.code());
        assertEquals(position.legalMoves(), refusal.moves());
    }

    @ParameterizedTest
    @EnumSource
    void each_code_has_a_name_of_small_letters_and_hyphens(Code code) {
        assertEquals(code, Code.valueOf(code.id().toUpperCase(Locale.ROOT).replace('-', '_')));
        assertEquals("must-capture", Code.MUST_CAPTURE.id());
    }
}

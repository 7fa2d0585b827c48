package dev.damka.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.RandomPositions;
import dev.damka.rules.Routes;
import dev.damka.rules.Square;
import dev.damka.rules.notation.MoveReader.Style;
import dev.damka.rules.notation.Reading.Ambiguous;
import dev.damka.rules.notation.Reading.Found;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written is read as the same, tried on positions drawn by lot. */
class NotationPropertiesTest {
    static LongStream seeds() {
        return LongStream.range(200, 210);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_move_is_read_from_its_written_form_its_full_form_and_every_route(long seed) {
        positions(seed)
                .forEach(position -> position.legalMoves().forEach(move -> {
                    assertEquals(new Found(move), read(position, MoveWriter.write(position, move)));
                    assertEquals(new Found(move), read(position, MoveWriter.fullForm(position, move)));
                    for (List<Square> route : Routes.of(position, move)) {
                        assertEquals(new Found(move), read(position, MoveWriter.path(route, move.isCapture())));
                    }
                }));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_short_form_names_its_move_or_is_ambiguous_with_it_or_is_the_path_of_another(long seed) {
        positions(seed)
                .forEach(position -> position.legalMoves().forEach(move -> {
                    Reading reading = read(position, MoveWriter.shortForm(move));

                    if (MoveWriter.isShortUnique(position, move)) {
                        assertEquals(new Found(move), reading);
                    } else if (reading instanceof Ambiguous ambiguous) {
                        assertTrue(ambiguous.moves().contains(move));
                    } else {
                        Move found = assertInstanceOf(Found.class, reading).move();
                        assertTrue(Routes.of(position, found).contains(List.of(move.from(), move.to())));
                    }
                }));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void an_imported_move_is_read_from_numbers(long seed) {
        positions(seed)
                .forEach(position -> position.legalMoves().forEach(move -> {
                    String numbers = Routes.first(position, move).stream()
                            .map(NotationPropertiesTest::number)
                            .collect(Collectors.joining(move.isCapture() ? "x" : "-"));

                    assertEquals(new Found(move), MoveReader.read(position, numbers, Style.IMPORTED));
                }));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_position_is_read_as_it_was_written_and_drawn(long seed) {
        positions(seed).forEach(position -> {
            String fen = Fen.write(position);

            assertEquals(position, Fen.read(fen));
            assertEquals(fen, Fen.write(Fen.read(fen)));
            assertEquals(position, Fen.read(fen.toLowerCase(Locale.ROOT) + "."));
            assertEquals(position, Diagram.read(position.turn(), Diagram.write(position)));
        });
    }

    private static String number(Square square) {
        for (int number = 1; number <= 32; number++) {
            if (Square.numbered(number).orElseThrow() == square) {
                return String.valueOf(number);
            }
        }
        throw new AssertionError(square);
    }

    private static Reading read(Position position, String text) {
        return MoveReader.read(position, text, Style.STRICT);
    }

    private static Stream<Position> positions(long seed) {
        return Stream.concat(RandomPositions.ofGame(seed).stream(), RandomPositions.placed(seed, 150).stream());
    }
}

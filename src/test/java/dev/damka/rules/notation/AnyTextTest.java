package dev.damka.rules.notation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Position;
import dev.damka.rules.RandomPositions;
import dev.damka.rules.notation.MoveReader.Style;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever text comes in, the readers answer: with a fault that has a place, or with a reading. */
class AnyTextTest {
    private static final List<String> MOVES = List.of(
            "c3-d4", "a5:e1:g3:e5", "cd4", "b:d4", "22-18", "22x15x8", "a1:h8", "c3 : e5", "\u04213\u2014\u04155");

    private static final String SIGNS = "abhkKWB:,-.x1890 \u0437";

    static LongStream seeds() {
        return LongStream.range(300, 310);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void any_text_is_a_position_or_a_fault_within_the_text(long seed) {
        Random random = new Random(seed);
        for (Position position : RandomPositions.placed(seed, 1000)) {
            for (String text : List.of(anything(random), spoilt(random, Fen.write(position)))) {
                try {
                    Position read = Fen.read(text);
                    assertTrue((read.white() | read.black()) != 0, text);
                } catch (FenException fault) {
                    assertTrue(fault.column() >= 1 && fault.column() <= text.length() + 1, text);
                    assertTrue(isWhole(fault.getMessage()), text);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void any_text_is_read_as_a_move_or_refused(long seed) {
        Random random = new Random(seed);
        for (Position position : RandomPositions.placed(seed, 300)) {
            for (Style style : Style.values()) {
                String move = MOVES.get(random.nextInt(MOVES.size()));
                for (String text : List.of(anything(random), spoilt(random, move), path(random))) {
                    Reading reading = MoveReader.read(position, text, style);
                    if (reading instanceof Reading.Unreadable unreadable) {
                        assertTrue(isWhole(unreadable.item()), text);
                    }
                }
            }
        }
    }

    private static String anything(Random random) {
        byte[] bytes = new byte[random.nextInt(40)];
        random.nextBytes(bytes);
        return random.nextBoolean()
                ? new String(bytes, StandardCharsets.UTF_16LE)
                : new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** The text with a few characters changed, doubled or left out. */
    private static String spoilt(Random random, String text) {
        StringBuilder spoilt = new StringBuilder(text);
        for (int i = random.nextInt(4); i >= 0 && !spoilt.isEmpty(); i--) {
            int at = random.nextInt(spoilt.length());
            switch (random.nextInt(4)) {
                case 0 -> spoilt.deleteCharAt(at);
                case 1 -> spoilt.insert(at, spoilt.charAt(at));
                case 2 -> spoilt.setCharAt(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
                default -> spoilt.setCharAt(at, (char) random.nextInt(0x10000));
            }
        }
        return spoilt.toString();
    }

    private static String path(Random random) {
        StringBuilder path = new StringBuilder();
        String sign = random.nextBoolean() ? ":" : "-";
        for (int squares = 2 + random.nextInt(5); squares > 0; squares--) {
            path.append(path.isEmpty() ? "" : sign)
                    .append((char) ('a' + random.nextInt(8)))
                    .append(1 + random.nextInt(8));
        }
        return path.toString();
    }

    private static boolean isWhole(String text) {
        return StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }
}

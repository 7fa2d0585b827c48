package dev.damka.puzzles.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.rules.Move;
import dev.damka.rules.MoveList;
import dev.damka.rules.Position;
import dev.damka.rules.RandomPositions;
import dev.damka.rules.Routes;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The quick reading of moves in files against the one that all other readers share. */
class FileMovesTest {
    private static final String LETTERS = "abcdefgh12345678:-";

    private final Random random = new Random(17);
    private int routes;

    @Test
    void a_text_is_read_as_the_strict_reader_reads_it() {
        for (long seed = 0; seed < 20; seed++) {
            RandomPositions.ofGame(seed).forEach(this::agree);
            RandomPositions.placed(seed, 100).forEach(this::agree);
        }
        assertTrue(routes > 1000, () -> routes + " routes of more than one jump");
    }

    private void agree(Position position) {
        FileMoves fast = new FileMoves(position, new MoveList());
        for (String text : texts(position)) {
            assertEquals(
                    MoveReader.read(position, text, MoveReader.Style.STRICT),
                    fast.read(text),
                    () -> Fen.write(position) + " " + text);
        }
    }

    /** Every way to write each legal move, and as many texts that differ from one of those in a character. */
    private Set<String> texts(Position position) {
        Set<String> texts = new HashSet<>();
        for (Move move : position.legalMoves()) {
            texts.add(MoveWriter.shortForm(move));
            texts.add(MoveWriter.fullForm(position, move));
            for (List<Square> route : Routes.of(position, move)) {
                String text = MoveWriter.path(route, move.isCapture());
                if (route.size() > 2) {
                    assertEquals(new Reading.Found(move), new FileMoves(position, new MoveList()).read(text), text);
                    routes++;
                }
                texts.add(text);
            }
        }
        for (String text : List.copyOf(texts)) {
            StringBuilder changed = new StringBuilder(text);
            changed.setCharAt(random.nextInt(text.length()), LETTERS.charAt(random.nextInt(LETTERS.length())));
            texts.add(changed.toString());
        }
        return texts;
    }
}

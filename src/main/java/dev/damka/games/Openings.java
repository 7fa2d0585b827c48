package dev.damka.games;

import dev.damka.rules.History;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The named openings, told apart by the position they lead to, so that transpositions count. */
public final class Openings {
    private static final String FILE = "puzzles/openings.tsv";

    private final List<Opening> all;
    private final Map<Position, Opening> byPosition = new HashMap<>();

    private Openings(List<Opening> all) {
        this.all = all;
        for (Opening opening : all) {
            byPosition.putIfAbsent(opening.position(), opening);
        }
    }

    /** The shipped ones: a line each of Russian name, English name, moves and number of sources, parted by tabs. */
    public static Openings shipped() {
        try (InputStream in = Openings.class.getClassLoader().getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException(FILE + " is missing from the class path");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Openings(text.lines().skip(1).map(Openings::opening).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Opening opening(String line) {
        String[] columns = line.split("\t", -1);
        if (columns.length != 4) {
            throw new IllegalStateException(FILE + ": four columns are wanted, not '" + line + "'");
        }
        History played = History.from(Position.START);
        for (String move : columns[2].split(" ")) {
            Reading reading = MoveReader.read(played.position(), move, MoveReader.Style.STRICT);
            if (!(reading instanceof Reading.Found found)) {
                throw new IllegalStateException(FILE + ": " + move + " is not legal in " + columns[1]);
            }
            played = played.play(found.move());
        }
        return new Opening(columns[0], columns[1], played, Integer.parseInt(columns[3]));
    }

    /** All of them, in the order of the table. */
    public List<Opening> all() {
        return all;
    }

    /** The opening of a game: the last named one that it came through, whatever the order of its moves. */
    public Optional<Opening> of(History game) {
        List<Position> positions = game.positions();
        for (int ply = positions.size() - 1; ply >= 0; ply--) {
            Opening opening = byPosition.get(positions.get(ply));
            if (opening != null) {
                return Optional.of(opening);
            }
        }
        return Optional.empty();
    }
}

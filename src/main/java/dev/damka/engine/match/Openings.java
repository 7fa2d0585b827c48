package dev.damka.engine.match;

import dev.damka.engine.Goal;
import dev.damka.engine.Judge;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Where the games of a match begin. */
public final class Openings {
    private static final int TRIES = 1_000;

    private Openings() {}

    /**
     * Reads openings, one a line: a FEN, or moves from the start such as {@code c3-d4 d6-c5}, with or without numbers.
     * Blank lines and those that begin with # are passed over.
     *
     * @throws IllegalArgumentException with the line that is wrong, and why
     */
    public static List<History> read(List<String> lines) {
        List<History> openings = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    History opening = line.matches("[WwBb]\\s*:.*") ? History.from(Fen.read(line)) : played(line);
                    if (opening.outcome().isPresent()) {
                        throw new IllegalArgumentException("the game is over there");
                    }
                    openings.add(opening);
                } catch (FenException e) {
                    throw new IllegalArgumentException(
                            "line " + (i + 1) + ", character " + e.column() + ": " + e.getMessage(), e);
                } catch (IllegalArgumentException e) {
                    throw new IllegalArgumentException("line " + (i + 1) + ": " + e.getMessage(), e);
                }
            }
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("there is no opening: a line is a FEN or moves from the start");
        }
        return openings;
    }

    private static History played(String line) {
        History game = History.from(Position.START);
        for (String word : line.split("\\s+")) {
            String text = word.replaceFirst("^\\d+\\.+", "");
            if (text.isEmpty()) {
                continue;
            }
            if (!(MoveReader.read(game.position(), text, MoveReader.Style.IMPORTED) instanceof Reading.Found found)) {
                throw new IllegalArgumentException(
                        "'" + word + "' is no legal move in " + Fen.write(game.position()) + ", or names several");
            }
            game = game.play(found.move());
        }
        return game;
    }

    /**
     * Different openings by random moves, the same for the same seed. Both sides have as many men, nothing is to be
     * captured, and neither side wins a man by force within six plies.
     *
     * @param plies how many moves each has
     * @throws IllegalArgumentException if there are not so many
     */
    public static List<History> random(int count, int plies, long seed) {
        Random random = new Random(seed);
        Set<Position> seen = new HashSet<>();
        List<History> openings = new ArrayList<>();
        for (int tries = 0; openings.size() < count; tries++) {
            if (tries > TRIES * (count + 10L)) {
                throw new IllegalArgumentException("random moves to ply " + plies + " found " + openings.size()
                        + " openings, not " + count + ": fewer games or other plies would do");
            }
            History game = walk(plies, random);
            if (game.moves().size() == plies && seen.add(game.position()) && isEven(game.position())) {
                openings.add(game);
            }
        }
        return openings;
    }

    private static History walk(int plies, Random random) {
        History game = History.from(Position.START);
        List<Move> legal = game.position().legalMoves();
        while (game.moves().size() < plies && !legal.isEmpty()) {
            game = game.play(legal.get(random.nextInt(legal.size())));
            legal = game.position().legalMoves();
        }
        return game;
    }

    private static boolean isEven(Position position) {
        boolean asMany = Long.bitCount(position.white()) == Long.bitCount(position.black()) && position.kings() == 0;
        List<Move> legal = position.legalMoves();
        if (!asMany || legal.isEmpty() || legal.get(0).isCapture() || winsAMan(position, Judge.PLIES)) {
            return false;
        }
        return legal.stream().anyMatch(move -> !winsAMan(position.play(move), Judge.PLIES - 1));
    }

    private static boolean winsAMan(Position position, int plies) {
        return new Judge(new Goal.Gain(1), position).isForced(position, 0, plies);
    }
}

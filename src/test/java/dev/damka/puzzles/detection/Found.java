package dev.damka.puzzles.detection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.engine.Goal;
import dev.damka.engine.Prover;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Text;
import dev.damka.rules.Move;
import dev.damka.rules.Played;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;

/** What detectors find in lines as tests write them: moves with a blank between, {@code !} behind an only move. */
final class Found {
    static final EndgameTables TABLES = EndgameTables.shipped();
    private static final ThemeDetectors DETECTORS = new ThemeDetectors(TABLES);
    private static final long NODES = 200_000;

    private Found() {}

    /** The line shows the theme. */
    static void shows(String theme, String fen, String goal, String line) {
        assertEquals(Finding.SHOWN, DETECTORS.find(theme, puzzle(fen, goal, line)));
    }

    /** The line misses the theme for sure. */
    static void misses(String theme, String fen, String goal, String line) {
        assertEquals(Finding.DENIED, DETECTORS.find(theme, puzzle(fen, goal, line)));
    }

    /** Tables and marks do not tell. */
    static void leavesOpen(String theme, String fen, String goal, String line) {
        assertEquals(Finding.OPEN, DETECTORS.find(theme, puzzle(fen, goal, line)));
    }

    /** What is found with proof. */
    static Finding proven(String theme, String fen, String goal, String line) {
        Prover prover = new Prover(TABLES);
        return new ThemeDetectors(question -> prover.prove(question, NODES)).find(theme, puzzle(fen, goal, line));
    }

    static Puzzle puzzle(String fen, String goal, String line) {
        return puzzle(fen, goal, line, List.of());
    }

    static Puzzle puzzle(String fen, String goal, String line, List<Move> playFrom) {
        Position start = Fen.read(fen);
        return new Puzzle(
                "test-1",
                start,
                List.of(),
                Goal.named(goal).orElseThrow(),
                branches(start, List.of(line.split(" "))),
                Puzzle.DEFAULT_LEVEL,
                Text.NONE,
                Text.NONE,
                Text.NONE,
                playFrom,
                "",
                "CC0-1.0");
    }

    private static List<Branch> branches(Position position, List<String> line) {
        if (line.isEmpty()) {
            return List.of();
        }
        boolean only = line.get(0).endsWith("!");
        Move move = Played.move(position, line.get(0).replace("!", ""));
        List<Branch> next = branches(position.play(move), line.subList(1, line.size()));
        return List.of(new Branch(move, only, false, Text.NONE, next));
    }

    /** The moves of a game from its start. */
    static List<Move> game(String... moves) {
        List<Move> played = new ArrayList<>();
        Position position = Position.START;
        for (String text : moves) {
            Move move = Played.move(position, text);
            played.add(move);
            position = position.play(move);
        }
        return played;
    }
}

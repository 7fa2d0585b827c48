package dev.damka.puzzles.files;

import dev.damka.puzzles.Line;
import dev.damka.puzzles.Puzzle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Puzzle files written in a test, read without a directory. */
public final class WrittenPuzzles {
    private WrittenPuzzles() {}

    /** The only puzzle of a file, which has no fault. */
    public static Puzzle puzzle(String... lines) {
        Library library = library(lines);
        if (!library.faults().isEmpty()) {
            throw new IllegalArgumentException(library.faults().toString());
        }
        return library.catalogue().puzzles().get(0);
    }

    /** A sound puzzle of that position and solution, before its first move. */
    public static Line line(String fen, String goal, String solution) {
        return Line.start(puzzle(
                "[test-1]",
                "theme: sacrifice",
                "license: CC0-1.0",
                "fen: " + fen,
                "goal: " + goal,
                "solution: " + solution));
    }

    /** What is read from one file {@code a.fen} of those lines. */
    public static Library library(String... lines) {
        return library(List.of(source("a.fen", String.join("\n", lines) + "\n")));
    }

    static Library library(List<PuzzleSource> sources) {
        try {
            return Loading.load(sources, Library.themes(Folder.inJar()), null);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    static PuzzleSource source(String name, String text) {
        return source(name, text.getBytes(StandardCharsets.UTF_8));
    }

    static PuzzleSource source(String name, byte[] text) {
        return new PuzzleSource(name, new PuzzleSource.Opener() {
            @Override
            public InputStream open() {
                return new ByteArrayInputStream(text);
            }

            @Override
            public long size() {
                return text.length;
            }
        });
    }
}

package dev.damka.commands;

import dev.damka.engine.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the endgame tables lie: {@code tables/} in the data directory. */
final class TableFiles {
    /** The most pieces of which the value is kept. */
    static final int PIECES = 5;
    /** The most pieces of which the distance to the end is kept. */
    static final int DISTANCES = 4;

    private TableFiles() {}

    static Path directory() {
        String data = System.getProperty("damka.data", System.getenv().getOrDefault("DAMKA_DATA", "data"));
        return Path.of(data, "tables");
    }

    /** The tables that were built, or none where they were not. */
    static EndgameTables readIfBuilt() throws IOException {
        return Files.isDirectory(directory()) ? read() : EndgameTables.none();
    }

    static EndgameTables read() throws IOException {
        return EndgameTables.read(directory(), PIECES, DISTANCES);
    }
}

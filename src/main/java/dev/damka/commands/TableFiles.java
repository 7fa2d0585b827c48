package dev.damka.commands;

import dev.damka.engine.tables.EndgameTables;
import java.nio.file.Path;

/** Where built endgame tables lie: {@code tables/} in the data directory. */
final class TableFiles {
    private TableFiles() {}

    static Path directory() {
        String data = System.getProperty("damka.data", System.getenv().getOrDefault("DAMKA_DATA", "data"));
        return Path.of(data, "tables");
    }

    /** The tables that come with Damka and those that were built; what is damaged is left out and told on stderr. */
    static EndgameTables read() {
        EndgameTables tables = EndgameTables.shipped().with(directory());
        tables.faults().forEach(System.err::println);
        return tables;
    }
}

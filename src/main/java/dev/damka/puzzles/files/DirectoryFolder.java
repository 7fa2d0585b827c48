package dev.damka.puzzles.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A directory with puzzle files. */
record DirectoryFolder(Path directory) implements Folder {
    /** How the name of a puzzle file ends. */
    static final String SUFFIX = ".fen";

    /** What tells a changed file from the one that was read. */
    private record Print(long size, long modified, String key) {}

    @Override
    public String name() {
        return directory.toString();
    }

    @Override
    public List<PuzzleSource> files() throws IOException {
        return paths().stream().map(PuzzleSource::of).toList();
    }

    private List<Path> paths() throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return puzzleFiles(entries);
        }
    }

    /** The puzzle files among the entries of a directory, which may fail while they are listed. */
    static List<Path> puzzleFiles(Stream<Path> entries) throws IOException {
        try {
            return entries.filter(file -> file.getFileName().toString().endsWith(SUFFIX))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    @Override
    public Optional<PuzzleSource> themes() {
        Path table = directory.resolve(ThemeTable.FILE);
        return Files.isRegularFile(table) ? Optional.of(PuzzleSource.of(table)) : Optional.empty();
    }

    @Override
    public Optional<Object> fingerprint() {
        Map<Path, Print> prints = new TreeMap<>();
        try {
            for (Path file : paths()) {
                prints.put(file, print(file));
            }
            Path table = directory.resolve(ThemeTable.FILE);
            boolean empty = prints.isEmpty();
            if (Files.isRegularFile(table)) {
                prints.put(table, print(table));
            }
            return empty ? Optional.empty() : Optional.of(prints);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Print print(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        return new Print(
                attributes.size(),
                attributes.lastModifiedTime().to(java.util.concurrent.TimeUnit.NANOSECONDS),
                Objects.toString(attributes.fileKey()));
    }
}

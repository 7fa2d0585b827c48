package dev.damka.puzzles.files;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The shipped puzzles on the class path. A class path can't be listed, so the table of themes shows where they lie: in a
 * directory of classes, or in a jar, whose entries are looked through.
 */
record JarFolder() implements Folder {
    private static final String ROOT = "puzzles/";

    @Override
    public String name() {
        return "the shipped puzzles";
    }

    @Override
    public List<PuzzleSource> files() throws IOException {
        URL table = table();
        if (table == null) {
            return List.of();
        }
        if (table.getProtocol().equals("file")) {
            return directory(table).files();
        }
        List<PuzzleSource> files = new ArrayList<>();
        try (ZipFile jar = new ZipFile(jar(table).toFile())) {
            for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                if (entry.getName().startsWith(ROOT) && entry.getName().endsWith(DirectoryFolder.SUFFIX)) {
                    files.add(source(jar, entry));
                }
            }
        }
        files.sort(Comparator.comparing(PuzzleSource::name));
        return files;
    }

    @Override
    public Optional<PuzzleSource> themes() throws IOException {
        URL table = table();
        if (table == null) {
            return Optional.empty();
        }
        if (table.getProtocol().equals("file")) {
            return directory(table).themes();
        }
        try (ZipFile jar = new ZipFile(jar(table).toFile())) {
            ZipEntry entry = jar.getEntry(ROOT + ThemeTable.FILE);
            return entry == null ? Optional.empty() : Optional.of(source(jar, entry));
        }
    }

    /** A jar does not change while it runs. */
    @Override
    public Optional<Object> fingerprint() {
        return Optional.of("jar");
    }

    private static @Nullable URL table() {
        return JarFolder.class.getClassLoader().getResource(ROOT + ThemeTable.FILE);
    }

    private static DirectoryFolder directory(URL table) {
        return new DirectoryFolder(Path.of(URI.create(table.toString())).resolveSibling(""));
    }

    /** The jar of an address such as {@code jar:file:/app/damka.jar!/puzzles/themes.tsv}. */
    private static Path jar(URL table) throws IOException {
        String address = table.getPath();
        int end = address.indexOf("!/");
        if (end < 0 || !address.startsWith("file:")) {
            throw new IOException("the shipped puzzles lie neither in a directory nor in a jar: " + table);
        }
        return Path.of(URI.create(address.substring(0, end)));
    }

    private static PuzzleSource source(ZipFile jar, ZipEntry entry) throws IOException {
        byte[] text;
        try (InputStream in = jar.getInputStream(entry)) {
            text = in.readAllBytes();
        }
        return new PuzzleSource(entry.getName(), new PuzzleSource.Opener() {
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

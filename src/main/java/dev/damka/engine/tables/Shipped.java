package dev.damka.engine.tables;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The three files of tables that come with Damka, compressed; {@code open} gives one by its name, or null. */
record Shipped(Function<String, @Nullable InputStream> open) {
    /** The most pieces of which the labels are there. */
    static final int PIECES = 5;
    /** The most pieces of which the distances are there. */
    static final int DISTANCES = 4;

    private static final String LABELS = "labels-" + PIECES + ".gz";
    private static final String PLIES = "plies-" + DISTANCES + ".gz";
    private static final String NEARNESS = "nearness-" + PIECES + ".gz";
    private static final int BUFFER = 1 << 16;

    /** Those in the jar. */
    static Shipped inJar() {
        return new Shipped(name -> Shipped.class.getResourceAsStream("/tables/" + name));
    }

    LabelTable labels() throws IOException {
        return new LabelTable(PIECES, read(LABELS, Heading.labels(PIECES), Labels.bytesUpTo(PIECES)), Map.of());
    }

    Distances distances() throws IOException {
        int length = Slice.upTo(DISTANCES).stream().mapToInt(Slice::size).sum();
        Distances distances = new Distances();
        distances.putAll(DISTANCES, ByteBuffer.wrap(read(PLIES, Heading.distances(DISTANCES), length)));
        return distances;
    }

    /** @param labels those of {@link #labels} */
    Nearness nearness(LabelTable labels) throws IOException {
        return new Nearness(labels, read(NEARNESS, Heading.nearness(PIECES), Nearness.size(labels)));
    }

    /** Writes all three into a directory and returns a line for each: the checksum of what is compressed, and its name. */
    static List<String> write(Path directory, LabelTable labels, Distances distances) throws IOException {
        Files.createDirectories(directory);
        try (OutputStream labelFile = new Strongest(Files.newOutputStream(directory.resolve(LABELS)));
                OutputStream distanceFile = new Strongest(Files.newOutputStream(directory.resolve(PLIES)));
                OutputStream nearnessFile = new Strongest(Files.newOutputStream(directory.resolve(NEARNESS)))) {
            return write(labelFile, labels, distanceFile, distances, nearnessFile);
        }
    }

    /** The lines that {@link #write} returns, with nothing written. */
    static List<String> checksums(LabelTable labels, Distances distances) throws IOException {
        OutputStream nowhere = OutputStream.nullOutputStream();
        return write(nowhere, labels, nowhere, distances, nowhere);
    }

    private static List<String> write(
            OutputStream labelFile,
            LabelTable labels,
            OutputStream distanceFile,
            Distances distances,
            OutputStream nearnessFile)
            throws IOException {
        List<ByteBuffer> packed = List.of(ByteBuffer.wrap(labels.array()));
        List<ByteBuffer> classes = List.of(ByteBuffer.wrap(Nearness.classes(labels, distances)));
        return List.of(
                TableFile.write(labelFile, Heading.labels(PIECES), packed) + "  " + LABELS,
                TableFile.write(distanceFile, Heading.distances(DISTANCES), distances.all(DISTANCES)) + "  " + PLIES,
                TableFile.write(nearnessFile, Heading.nearness(PIECES), classes) + "  " + NEARNESS);
    }

    private byte[] read(String name, String heading, int length) throws IOException {
        try (InputStream in = open.apply(name)) {
            if (in == null) {
                throw new IOException("is missing");
            }
            return TableFile.read(new GZIPInputStream(in, BUFFER), heading, length);
        } catch (IOException e) {
            throw new IOException(
                    name + " in Damka's jar is missing or damaged (" + e.getMessage() + "); the engine plays on without"
                            + " it, install Damka anew",
                    e);
        }
    }

    /** Compresses as well as it can. */
    private static final class Strongest extends GZIPOutputStream {
        Strongest(OutputStream out) throws IOException {
            super(out, BUFFER);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}

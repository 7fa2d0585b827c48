package dev.damka.engine.tables;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;

/**
 * The directory in which built tables lie beside those that come with Damka: the distances of all positions of up to
 * {@code pieces} pieces in one file, and for positions of one piece more two files a slice.
 */
record Shelf(Path directory, int pieces) {
    Path distances() {
        return directory.resolve("plies-" + pieces + ".tables");
    }

    /** The directory of the slices of one piece more. */
    Path beyond() {
        return directory.resolve(pieces + 1 + "-pieces");
    }

    Path distances(Slice slice) {
        return beyond().resolve(slice + ".plies");
    }

    Path labels(Slice slice) {
        return beyond().resolve(slice + ".labels");
    }

    /** Adds the distances of all positions of up to {@code pieces} pieces, read where they lie. */
    void readDistances(Distances into) throws IOException {
        int length = Slice.upTo(pieces).stream().mapToInt(Slice::size).sum();
        into.putAll(pieces, map(distances(), Heading.distances(pieces), length, "damka tables build"));
    }

    ByteBuffer readDistances(Slice slice) throws IOException {
        return map(distances(slice), Heading.distances(slice), slice.size(), rebuild(slice));
    }

    ByteBuffer readLabels(Slice slice) throws IOException {
        return map(labels(slice), Heading.labels(slice), Labels.bytes(slice.size()), rebuild(slice));
    }

    /** Writes the distances of all positions of up to {@code pieces} pieces and returns their checksum. */
    String writeDistances(Distances distances) throws IOException {
        return TableFile.write(distances(), Heading.distances(pieces), distances.all(pieces));
    }

    String writeDistances(Slice slice, Distances distances) throws IOException {
        return TableFile.write(distances(slice), Heading.distances(slice), List.of(distances.of(slice)));
    }

    String writeLabels(Slice slice, Distances distances) throws IOException {
        ByteBuffer labels = ByteBuffer.wrap(Labels.pack(slice, distances));
        return TableFile.write(labels(slice), Heading.labels(slice), List.of(labels));
    }

    private static String rebuild(Slice slice) {
        return "damka tables build --slice " + slice;
    }

    private ByteBuffer map(Path file, String heading, int length, String cure) throws IOException {
        try {
            return TableFile.map(file, heading, length);
        } catch (IOException e) {
            throw new IOException(
                    directory.relativize(file) + " " + e.getMessage() + "; it is left out, '" + cure
                            + "' makes it anew",
                    e);
        }
    }
}

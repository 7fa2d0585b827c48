package dev.damka.engine.learning;

import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** Samples in a file, 25 bytes each: the sets of white, black and crowned pieces, and turn and result. */
final class SampleFile {
    private static final int BYTES = 25;

    private SampleFile() {}

    private static void checkWhole(Path file) throws IOException {
        if (Files.exists(file) && Files.size(file) % BYTES != 0) {
            throw new IOException(file + " is cut off in the middle of a position; write it anew");
        }
    }

    /** Adds samples at the end of a file, which is made if it is not there. */
    static void append(Path file, List<Sample> samples) throws IOException {
        checkWhole(file);
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(
                Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)))) {
            for (Sample sample : samples) {
                Position position = sample.position();
                out.writeLong(position.white());
                out.writeLong(position.black());
                out.writeLong(position.kings());
                out.writeByte(sample.result() << 1 | position.turn().ordinal());
            }
        }
    }

    /** Reads all samples of a file. */
    static List<Sample> read(Path file) throws IOException {
        checkWhole(file);
        List<Sample> samples = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            while (true) {
                long white = in.readLong();
                long black = in.readLong();
                long kings = in.readLong();
                int rest = in.readByte();
                samples.add(new Sample(new Position(white, black, kings, Side.values()[rest & 1]), rest >> 1));
            }
        } catch (EOFException end) {
            return samples;
        }
    }
}

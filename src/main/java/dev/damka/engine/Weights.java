package dev.damka.engine;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * The weights of {@link Patterns} in a file: for each that is not nothing the step from the place of the one before and
 * its early and late part, as numbers of one to five bytes, all compressed.
 */
public final class Weights {
    private static final String RESOURCE = "/engine/patterns.weights";

    private Weights() {}

    private static final class Learned {
        static final Evaluation EVALUATION = new Patterns(resource());

        private static int[] resource() {
            try (InputStream in = Weights.class.getResourceAsStream(RESOURCE)) {
                if (in == null) {
                    throw new IllegalStateException("the jar lacks " + RESOURCE);
                }
                return read(in);
            } catch (IOException e) {
                throw new UncheckedIOException("the jar's " + RESOURCE + " is damaged", e);
            }
        }
    }

    /** The evaluation with the weights that come with Damka, read once. */
    static Evaluation learned() {
        return Learned.EVALUATION;
    }

    /**
     * Reads weights in the order of {@link Patterns#WEIGHTS}.
     *
     * @throws IOException if it is damaged or made for other patterns
     */
    public static int[] read(InputStream from) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new GZIPInputStream(from, 1 << 16), 1 << 16));
        int[] weights = new int[Patterns.WEIGHTS];
        int known = in.readInt();
        int place = -1;
        for (int i = 0; i < known; i++) {
            place += number(in);
            if (place < 0 || place >= weights.length) {
                throw new IOException("weights for other patterns");
            }
            int early = signed(number(in));
            int late = signed(number(in));
            if (early != (short) early || late != (short) late) {
                throw new IOException("a weight of more than 16 bits");
            }
            weights[place] = Patterns.pair(early, late);
        }
        // Reading on to the end makes the decompression compare its checksum.
        if (in.read() >= 0) {
            throw new IOException("more weights than announced");
        }
        return weights;
    }

    /** Writes weights that {@link #read} can read. */
    public static void write(int[] weights, OutputStream to) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new GZIPOutputStream(to)))) {
            int known = 0;
            for (int weight : weights) {
                known += weight == 0 ? 0 : 1;
            }
            out.writeInt(known);
            int before = -1;
            for (int place = 0; place < weights.length; place++) {
                if (weights[place] != 0) {
                    number(out, place - before);
                    number(out, unsigned(Patterns.early(weights[place])));
                    number(out, unsigned(Patterns.late(weights[place])));
                    before = place;
                }
            }
        }
    }

    private static int unsigned(int value) {
        return value << 1 ^ value >> 31;
    }

    private static int signed(int value) {
        return value >>> 1 ^ -(value & 1);
    }

    private static void number(DataOutputStream out, int value) throws IOException {
        int rest = value;
        while (rest >>> 7 != 0) {
            out.writeByte(rest & 0x7F | 0x80);
            rest >>>= 7;
        }
        out.writeByte(rest);
    }

    private static int number(DataInputStream in) throws IOException {
        int value = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            int next = in.readUnsignedByte();
            value |= (next & 0x7F) << shift;
            if (next < 0x80) {
                return value;
            }
        }
        throw new IOException("a number of more than five bytes");
    }
}

package dev.damka.engine.tables;

import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import dev.damka.rules.PackedMove;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is proven of every position with few pieces: won, drawn or lost for the side to move, and for fewer pieces how
 * far the end is. Read once into one array; asking takes no lock. The draw rules' counters are not known here.
 */
public final class EndgameTables {
    /** What a position is worth to the side to move. */
    public enum Value {
        DRAW,
        WIN,
        LOSS
    }

    /** The answer of {@link #probe} where the tables do not reach. */
    public static final int UNKNOWN = -1;

    private static final Value[] VALUES = Value.values();
    private static final int SPAN = 7;

    private final int pieces;
    private final byte[] labels;
    private final Slice[] slices = new Slice[SPAN * SPAN * SPAN * SPAN];
    private final int[] begins = new int[slices.length];
    private final Distances distances;
    private final int distancePieces;

    private EndgameTables(int pieces, byte[] labels, int distancePieces, Distances distances) {
        this.pieces = pieces;
        this.labels = labels;
        this.distances = distances;
        this.distancePieces = distancePieces;
        int begin = 0;
        for (Slice slice : slices(pieces)) {
            slices[Distances.key(slice)] = slice;
            begins[Distances.key(slice)] = begin;
            begin += Labels.bytes(slice.size());
        }
    }

    /** Tables that know nothing, for an engine that plays on without. */
    public static EndgameTables none() {
        return new EndgameTables(0, new byte[0], 0, new Distances());
    }

    /**
     * Computes the tables in memory.
     *
     * @param pieces the most pieces on the board, 2 to 5
     */
    public static EndgameTables build(int pieces) {
        Distances distances = Builder.build(pieces);
        List<byte[]> packed = slices(pieces).parallelStream()
                .map(slice -> Labels.pack(slice, distances.of(slice)))
                .toList();
        return new EndgameTables(pieces, join(packed), pieces, distances);
    }

    /**
     * Reads the tables that {@link #write} left in that directory.
     *
     * @throws IOException if a file is missing or damaged; the message says which, and what to do
     */
    public static EndgameTables read(Path directory, int pieces, int distancePieces) throws IOException {
        byte[] labels = TableFile.read(labelFile(directory, pieces), labelHeading(pieces));
        byte[] plies = TableFile.read(distanceFile(directory, distancePieces), distanceHeading(distancePieces));
        Distances distances = new Distances();
        int at = 0;
        for (Slice slice : slices(distancePieces)) {
            distances.put(slice, Arrays.copyOfRange(plies, at, at + slice.size()));
            at += slice.size();
        }
        return new EndgameTables(pieces, labels, distancePieces, distances);
    }

    /**
     * Writes two files, the labels and the distances of up to {@code distancePieces} pieces, and returns a line for each:
     * its checksum and name.
     */
    public List<String> write(Path directory, int distancePieces) throws IOException {
        Path labelFile = labelFile(directory, pieces);
        Path distanceFile = distanceFile(directory, distancePieces);
        List<byte[]> plies = slices(distancePieces).stream().map(distances::of).toList();
        return List.of(
                TableFile.write(labelFile, labelHeading(pieces), List.of(labels)) + "  " + labelFile.getFileName(),
                TableFile.write(distanceFile, distanceHeading(distancePieces), plies) + "  "
                        + distanceFile.getFileName());
    }

    /** The first fault that {@link Verifier} finds in the distances, or in labels that deny them; empty if proven. */
    public Optional<String> fault() {
        for (Slice slice : slices(distancePieces)) {
            Optional<String> fault = Verifier.fault(distances, slice);
            if (fault.isPresent()) {
                return fault;
            }
            byte[] packed = Labels.pack(slice, distances.of(slice));
            int begin = begins[Distances.key(slice)];
            if (!Arrays.equals(packed, 0, packed.length, labels, begin, begin + packed.length)) {
                return Optional.of("the labels of " + slice + " deny its distances");
            }
        }
        return Optional.empty();
    }

    /** Whether these hold the same as others, in as far as both reach. */
    public boolean equalTo(EndgameTables other) {
        int known = Math.min(labels.length, other.labels.length);
        boolean same = Arrays.equals(labels, 0, known, other.labels, 0, known);
        for (Slice slice : slices(Math.min(distancePieces, other.distancePieces))) {
            same &= Arrays.equals(distances.of(slice), other.distances.of(slice));
        }
        return same;
    }

    /** The most pieces on the board for which a value is known; 0 for none. */
    public int pieces() {
        return pieces;
    }

    /** The most pieces on the board for which the distance is known. */
    public int distancePieces() {
        return distancePieces;
    }

    /** What the position is worth to the side to move, captures looked through; empty where the tables do not reach. */
    public Optional<Value> value(Position position) {
        boolean white = position.turn() == Side.WHITE;
        long own = position.pieces(position.turn());
        long enemy = position.pieces(position.turn().opponent());
        if (own == 0) {
            return Optional.of(Value.LOSS);
        }
        if (enemy == 0) {
            return Optional.of(Value.WIN);
        }
        if (Long.bitCount(own | enemy) > pieces) {
            return Optional.empty();
        }
        return Optional.of(VALUES[resolved(own, enemy, position.kings(), white)]);
    }

    private int resolved(long own, long enemy, long kings, boolean white) {
        if (own == 0) {
            return Labels.LOSS;
        }
        if (!MoveGenerator.hasCapture(own, enemy, kings)) {
            return probe(own, enemy, kings, white);
        }
        MoveList moves = new MoveList();
        MoveGenerator.generate(own, enemy, kings, white, moves);
        int best = Labels.LOSS;
        for (int i = 0; i < moves.size() && best != Labels.WIN; i++) {
            long move = moves.get(i);
            long moved = own & ~(1L << PackedMove.from(move)) | 1L << PackedMove.to(move);
            long left = enemy & ~PackedMove.captured(move);
            int reply = resolved(left, moved, MoveGenerator.kingsAfter(move, kings, white), !white);
            if (reply == Labels.LOSS) {
                best = Labels.WIN;
            } else if (reply == Labels.DRAW) {
                best = Labels.DRAW;
            }
        }
        return best;
    }

    /** Plies to the end of the game under best play; empty for a draw and where the distances do not reach. */
    public OptionalInt plies(Position position) {
        long all = position.white() | position.black();
        if (Long.bitCount(all) > distancePieces) {
            return OptionalInt.empty();
        }
        boolean white = position.turn() == Side.WHITE;
        int own = mine(position.pieces(position.turn()), white);
        int enemy = mine(position.pieces(position.turn().opponent()), white);
        int kings = mine(position.kings(), white);
        if (enemy == 0) {
            return OptionalInt.of(0);
        }
        int value = distances.get(own & ~kings, own & kings, enemy & ~kings, enemy & kings);
        return value == 0 ? OptionalInt.empty() : OptionalInt.of(value - 1);
    }

    /** The longest way to the end among all positions with that many pieces, in plies. */
    public int longest(int count) {
        return Slice.of(count).stream().mapToInt(this::longest).max().orElseThrow();
    }

    int longest(Slice slice) {
        int longest = 0;
        for (byte value : distances.of(slice)) {
            longest = Math.max(longest, value - 1);
        }
        return longest;
    }

    /**
     * The label of a position in which the side to move has no capture and both sides have pieces: the ordinal of its
     * {@link Value}, or {@link #UNKNOWN}. For the search: allocates nothing.
     */
    public int probe(long own, long enemy, long kings, boolean white) {
        if (Long.bitCount(own | enemy) > pieces) {
            return UNKNOWN;
        }
        int mine = mine(own, white);
        int theirs = mine(enemy, white);
        int crowned = mine(kings, white);
        int key = Distances.key(
                Integer.bitCount(mine & ~crowned),
                Integer.bitCount(mine & crowned),
                Integer.bitCount(theirs & ~crowned),
                Integer.bitCount(theirs & crowned));
        int index = slices[key].index(mine & ~crowned, mine & crowned, theirs & ~crowned, theirs & crowned);
        return Labels.get(labels, begins[key], index);
    }

    /** The set as seen by the side to move, which plays up. */
    private static int mine(long squares, boolean white) {
        int packed = Board.packed(squares);
        return white ? packed : Integer.reverse(packed);
    }

    private static List<Slice> slices(int pieces) {
        List<Slice> all = new ArrayList<>();
        for (int count = 2; count <= pieces; count++) {
            all.addAll(Slice.of(count));
        }
        return all;
    }

    private static byte[] join(List<byte[]> parts) {
        byte[] joined = new byte[parts.stream().mapToInt(part -> part.length).sum()];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, joined, at, part.length);
            at += part.length;
        }
        return joined;
    }

    private static Path labelFile(Path directory, int pieces) {
        return directory.resolve("labels-" + pieces + ".tables");
    }

    private static Path distanceFile(Path directory, int pieces) {
        return directory.resolve("plies-" + pieces + ".tables");
    }

    private static String labelHeading(int pieces) {
        return "damka labels 1, 2-" + pieces + " pieces";
    }

    private static String distanceHeading(int pieces) {
        return "damka plies 1, 2-" + pieces + " pieces";
    }
}

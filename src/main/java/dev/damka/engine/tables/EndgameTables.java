package dev.damka.engine.tables;

import dev.damka.rules.Bitboard;
import dev.damka.rules.Move;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.MoveList;
import dev.damka.rules.PackedMove;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is proven of every position with few pieces: won, drawn or lost for the side to move, and how far the end is, as
 * far as the distances reach. The labels of two to five pieces stand in one array, the rest in mapped files; asking takes
 * no lock. The draw rules' counters are not known here.
 */
public final class EndgameTables {
    /** What a position is worth to the side to move. */
    public enum Value {
        DRAW,
        WIN,
        LOSS;

        /** The same for the other side. */
        public Value turned() {
            return switch (this) {
                case DRAW -> DRAW;
                case WIN -> LOSS;
                case LOSS -> WIN;
            };
        }
    }

    /** The answer of {@link #probe} where the tables do not reach. */
    public static final int UNKNOWN = -1;

    private static final Value[] VALUES = Value.values();

    private final LabelTable labels;
    private final int distancePieces;
    private final Distances distances;
    private final Nearness nearness;
    private final List<String> faults;

    /** @param distancePieces all positions of up to so many pieces have a distance */
    EndgameTables(LabelTable labels, int distancePieces, Distances distances, Nearness nearness, List<String> faults) {
        this.labels = labels;
        this.distancePieces = distancePieces;
        this.distances = distances;
        this.nearness = nearness;
        this.faults = List.copyOf(faults);
    }

    /** Tables that know nothing, for an engine that plays on without. */
    public static EndgameTables none() {
        return new EndgameTables(LabelTable.NOTHING, 0, new Distances(), Nearness.NOTHING, List.of());
    }

    /** The tables that come with Damka: values of 2 to 5 pieces, distances of 2 to 4, rough ones of 5. */
    public static EndgameTables shipped() {
        return shipped(Shipped.inJar());
    }

    static EndgameTables shipped(Shipped files) {
        try {
            LabelTable labels = files.labels();
            Distances distances = files.distances();
            try {
                return new EndgameTables(labels, Shipped.DISTANCES, distances, files.nearness(labels), List.of());
            } catch (IOException e) {
                return new EndgameTables(
                        labels, Shipped.DISTANCES, distances, Nearness.NOTHING, List.of(e.getMessage()));
            }
        } catch (IOException e) {
            return new EndgameTables(LabelTable.NOTHING, 0, new Distances(), Nearness.NOTHING, List.of(e.getMessage()));
        }
    }

    /**
     * Computes the tables in memory: values and distances of all positions.
     *
     * @param pieces the most pieces on the board, 2 to 5
     */
    public static EndgameTables build(int pieces) {
        Distances distances = Builder.build(pieces);
        LabelTable labels = new LabelTable(pieces, Labels.packUpTo(pieces, distances), Map.of());
        return new EndgameTables(labels, pieces, distances, Nearness.NOTHING, List.of());
    }

    /**
     * These tables and what {@code tables build} has left in that directory: distances of five pieces, slices of six. A
     * damaged file is left out, and {@link #faults} tells.
     */
    public EndgameTables with(Path directory) {
        ShelfReader reader = new ShelfReader(new Shelf(directory, wholePieces()), distancePieces, distances);
        List<String> all = new ArrayList<>(faults);
        all.addAll(reader.faults());
        return new EndgameTables(
                labels.with(reader.labels()), reader.distancePieces(), reader.distances(), nearness, all);
    }

    /** Which files were left out and why, a sentence each that says what to do; empty where all is well. */
    public List<String> faults() {
        return faults;
    }

    /** The names of the slices of one piece more than are known whole, such as {@code 4K-2K}: four kings against two. */
    public List<String> slicesBeyond() {
        return labels.beyond().stream().map(Slice::toString).toList();
    }

    /** The most pieces on the board for which every value is known; 0 for none. */
    public int wholePieces() {
        return labels.whole();
    }

    /** The most pieces on the board for which a value may be known; 0 for none. */
    public int pieces() {
        return labels.reach();
    }

    /** The most pieces on the board for which every distance is known. */
    public int distancePieces() {
        return distancePieces;
    }

    /**
     * The label of a position in which the side to move has no capture and both sides have pieces: the ordinal of its
     * {@link Value}, or {@link #UNKNOWN}. For the search: allocates nothing.
     */
    public int probe(long own, long enemy, long kings, boolean white) {
        if (Long.bitCount(own | enemy) > labels.reach()) {
            return UNKNOWN;
        }
        int mine = mine(own, white);
        int theirs = mine(enemy, white);
        int crowned = mine(kings, white);
        return labels.get(mine & ~crowned, mine & crowned, theirs & ~crowned, theirs & crowned);
    }

    /**
     * The plies to the end of the game from such a position that is won or lost, or {@link #UNKNOWN} where the distances
     * don't reach. For the search: allocates nothing.
     */
    public int probePlies(long own, long enemy, long kings, boolean white) {
        if (Long.bitCount(own | enemy) > Slice.MOST_PIECES) {
            return UNKNOWN;
        }
        int mine = mine(own, white);
        int theirs = mine(enemy, white);
        int crowned = mine(kings, white);
        int known = distances.find(mine & ~crowned, mine & crowned, theirs & ~crowned, theirs & crowned);
        return known == UNKNOWN || known == 0 ? UNKNOWN : known - 1;
    }

    /**
     * How near the end is in such a position that is lost, as one of {@value Nearness#CLASSES} classes from 1, the nearest,
     * or {@link #UNKNOWN}: of as many pieces as are known whole, for whoever has no distances of them. For the search:
     * allocates nothing.
     */
    public int probeNearness(long own, long enemy, long kings, boolean white) {
        int mine = mine(own, white);
        int theirs = mine(enemy, white);
        int crowned = mine(kings, white);
        return nearness.find(mine & ~crowned, mine & crowned, theirs & ~crowned, theirs & crowned);
    }

    /** The most plies to the end from a position of that class, which {@link #probeNearness} gave. */
    public static int mostPlies(int nearness) {
        return Nearness.mostPlies(nearness);
    }

    /**
     * The nearest class that {@link #probeNearness} knows behind a move of the side to move, where that wins and its
     * distance is not known; 0 elsewhere. A move that offers a capture is left out: what it leads to has a distance.
     */
    public int nearest(Position position) {
        if (!value(position).equals(Optional.of(Value.WIN)) || distance(position) != UNKNOWN) {
            return 0;
        }
        return position.legalMoves().stream()
                .map(position::play)
                .mapToInt(this::nearness)
                .filter(known -> known != UNKNOWN)
                .min()
                .orElse(0);
    }

    private int nearness(Position position) {
        long own = position.pieces(position.turn());
        long enemy = position.pieces(position.turn().opponent());
        return own == 0 || MoveGenerator.hasCapture(own, enemy, position.kings())
                ? UNKNOWN
                : probeNearness(own, enemy, position.kings(), position.turn() == Side.WHITE);
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
        // Of one piece more than is known whole, those with a capture are known by what it leaves.
        if (Long.bitCount(own | enemy) > wholePieces() + 1) {
            return position.legalMoves().isEmpty() ? Optional.of(Value.LOSS) : Optional.empty();
        }
        int label = resolved(own, enemy, position.kings(), white);
        return label == UNKNOWN ? Optional.empty() : Optional.of(VALUES[label]);
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
        int distance = distance(position);
        return distance == UNKNOWN || distance == 0 ? OptionalInt.empty() : OptionalInt.of(distance - 1);
    }

    /** The value of {@link Distances}, captures looked through where the position's own slice is not there. */
    private int distance(Position position) {
        boolean white = position.turn() == Side.WHITE;
        int own = mine(position.pieces(position.turn()), white);
        int enemy = mine(position.pieces(position.turn().opponent()), white);
        int kings = mine(position.kings(), white);
        if (own == 0 || enemy == 0) {
            return Distances.LOST_NOW;
        }
        int count = Integer.bitCount(own | enemy);
        if (count <= Slice.MOST_PIECES) {
            int known = distances.find(own & ~kings, own & kings, enemy & ~kings, enemy & kings);
            if (known != UNKNOWN) {
                return known;
            }
        }
        List<Move> moves = position.legalMoves();
        if (!moves.isEmpty() && (count > distancePieces + 1 || !moves.get(0).isCapture())) {
            return UNKNOWN;
        }
        Replies replies = new Replies();
        for (Move move : moves) {
            replies.add(distance(position.play(move)));
        }
        return replies.value();
    }

    /**
     * Every legal move with its value, the best first: wins, the quickest before slower ones, draws, losses, the longest
     * first. Where only the values are known and not the distances, a win counts the most plies of its class of nearness,
     * and other moves of the same value keep the generator's order. Empty where the game is over or a move's value is not
     * known.
     */
    public List<RatedMove> moves(Position position) {
        if (position.white() == 0 || position.black() == 0) {
            return List.of();
        }
        List<RatedMove> rated = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            Position after = position.play(move);
            Optional<Value> reply = value(after);
            if (reply.isEmpty()) {
                return List.of();
            }
            rated.add(RatedMove.of(move, reply.get(), plies(after)));
        }
        rated.sort(Comparator.comparingInt(move -> rank(move, position)));
        return List.copyOf(rated);
    }

    /** Those of {@link #moves} than which none is better. */
    public List<RatedMove> bestMoves(Position position) {
        List<RatedMove> rated = moves(position);
        return rated.stream()
                .takeWhile(move -> rank(move, position) == rank(rated.get(0), position))
                .toList();
    }

    private int rank(RatedMove move, Position position) {
        if (move.value() != Value.WIN || move.plies().isPresent()) {
            return move.rank();
        }
        int behind = nearness(position.play(move.move()));
        return behind == UNKNOWN ? move.rank() : mostPlies(behind) + 1;
    }

    LabelTable labels() {
        return labels;
    }

    Distances distances() {
        return distances;
    }

    Nearness nearness() {
        return nearness;
    }

    /** The set as seen by the side to move, which plays up. */
    private static int mine(long squares, boolean white) {
        int packed = Bitboard.packed(squares);
        return white ? packed : Integer.reverse(packed);
    }
}

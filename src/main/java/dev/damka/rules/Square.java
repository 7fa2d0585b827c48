package dev.damka.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One of the 32 dark squares, in rank order then file order: a1, c1, … h8. */
public enum Square {
    A1,
    C1,
    E1,
    G1,
    B2,
    D2,
    F2,
    H2,
    A3,
    C3,
    E3,
    G3,
    B4,
    D4,
    F4,
    H4,
    A5,
    C5,
    E5,
    G5,
    B6,
    D6,
    F6,
    H6,
    A7,
    C7,
    E7,
    G7,
    B8,
    D8,
    F8,
    H8;

    private static final Square[] ALL = values();
    private static final Square[] BY_BIT = new Square[Bitboard.BITS];

    static {
        for (Square square : ALL) {
            BY_BIT[Long.numberOfTrailingZeros(square.bit)] = square;
        }
    }

    private final String text = name().toLowerCase(Locale.ROOT);
    private final long bit = 1L << Bitboard.index(file(), rank());

    /** The square on file 0-7 (a-h) and rank 0-7, or empty where that is a light square or off the board. */
    public static Optional<Square> at(int file, int rank) {
        if (file < 0 || file > 7 || rank < 0 || rank > 7 || (file + rank) % 2 != 0) {
            return Optional.empty();
        }
        return Optional.of(ALL[rank * 4 + file / 2]);
    }

    /** The square of that name in lower case, such as {@code c3}; empty for a light square or anything else. */
    public static Optional<Square> named(String name) {
        return name.length() == 2 ? at(name.charAt(0) - 'a', name.charAt(1) - '1') : Optional.empty();
    }

    /** The square numbered as in PDN, 1 (b8) to 32 (g1); empty outside that range. */
    public static Optional<Square> numbered(int number) {
        if (number < 1 || number > 32) {
            return Optional.empty();
        }
        int row = (number - 1) / 4;
        int rank = 7 - row;
        return at((number - 1) % 4 * 2 + (rank % 2), rank);
    }

    /** The squares of a set, in rank order then file order. */
    public static List<Square> of(long squares) {
        List<Square> found = new ArrayList<>(Long.bitCount(squares));
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            found.add(BY_BIT[Long.numberOfTrailingZeros(rest)]);
        }
        return found;
    }

    static Square ofBit(int index) {
        return BY_BIT[index];
    }

    /** 0 for file a to 7 for file h. */
    public int file() {
        return ordinal() % 4 * 2 + rank() % 2;
    }

    /** 0 for rank 1 to 7 for rank 8. */
    public int rank() {
        return ordinal() / 4;
    }

    /** This square as a set of one, in the layout of {@link Bitboard}. */
    public long bit() {
        return bit;
    }

    /** The same square seen from the other side: the board turned by half a circle. */
    public Square turned() {
        return ALL[31 - ordinal()];
    }

    /** The name in lower case, such as {@code c3}. */
    @Override
    public String toString() {
        return text;
    }
}

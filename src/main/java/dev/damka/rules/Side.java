package dev.damka.rules;

/** One of the two sides. White moves first and up the board. */
public enum Side {
    WHITE,
    BLACK;

    public Side opponent() {
        return this == WHITE ? BLACK : WHITE;
    }
}

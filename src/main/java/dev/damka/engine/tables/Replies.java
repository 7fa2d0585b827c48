package dev.damka.engine.tables;

/** Gathers the values of {@link Distances} that a position's moves lead to, and says what they make of it. */
final class Replies {
    private int quickestWin = Integer.MAX_VALUE;
    private int longestLoss;
    private boolean draws;

    void clear() {
        quickestWin = Integer.MAX_VALUE;
        longestLoss = 0;
        draws = false;
    }

    /** Adds what a move leads to, as the other side sees it. */
    void add(int value) {
        switch (Labels.of(value)) {
            case Labels.DRAW -> draws = true;
            case Labels.LOSS -> quickestWin = Math.min(quickestWin, value);
            default -> longestLoss = Math.max(longestLoss, value);
        }
    }

    /** The value of the position itself; without a move it is lost now. */
    int value() {
        if (quickestWin != Integer.MAX_VALUE) {
            return quickestWin + 1;
        }
        return draws ? 0 : longestLoss + 1;
    }
}

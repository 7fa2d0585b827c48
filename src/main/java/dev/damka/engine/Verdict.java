package dev.damka.engine;

/**
 * What a line is worth to the side to move.
 *
 * @param centimen the estimate, in hundredths of a man; for a proven verdict only its sign counts
 * @param plies the plies to the end of a win or loss, where they were seen or the tables know them; 0 elsewhere
 */
public record Verdict(Kind kind, int centimen, int plies) {
    /** How sure a verdict is. */
    public enum Kind {
        WIN,
        LOSS,
        DRAW,
        ESTIMATE
    }

    /** Whether it is a proven win or loss. */
    public boolean isDecided() {
        return kind == Kind.WIN || kind == Kind.LOSS;
    }

    static Verdict of(int score, boolean provenDraw) {
        int size = Math.abs(score);
        if (size < Search.SURE) {
            return new Verdict(provenDraw ? Kind.DRAW : Kind.ESTIMATE, score, 0);
        }
        int plies = size > Search.WIN - 1000 ? Search.WIN - size : 0;
        return new Verdict(score > 0 ? Kind.WIN : Kind.LOSS, score, plies);
    }
}

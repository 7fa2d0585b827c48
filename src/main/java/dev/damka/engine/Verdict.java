package dev.damka.engine;

/**
 * What a line is worth to the side to move.
 *
 * @param centimen the estimate, in hundredths of a man; for a proven verdict only its sign counts
 * @param plies the plies to the end of the game of a win or loss seen on the board; 0 where it is only known as proven
 */
public record Verdict(Kind kind, int centimen, int plies) {
    /** How sure a verdict is. */
    public enum Kind {
        WIN,
        LOSS,
        DRAW,
        ESTIMATE
    }

    static Verdict of(int score, boolean provenDraw) {
        int size = Math.abs(score);
        if (size < Search.SURE) {
            return new Verdict(score == 0 && provenDraw ? Kind.DRAW : Kind.ESTIMATE, score, 0);
        }
        int plies = size > Search.WIN - 1000 ? Search.WIN - size : 0;
        return new Verdict(score > 0 ? Kind.WIN : Kind.LOSS, score, plies);
    }
}

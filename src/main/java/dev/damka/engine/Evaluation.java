package dev.damka.engine;

/**
 * What a position without a capture is worth. Both sides have pieces; the search keeps what it is asked within.
 */
public interface Evaluation {
    /**
     * The worth to the side to move, in hundredths of a man, less than 29,000 either way.
     *
     * @param own the pieces of the side to move
     * @param enemy those of the other side
     * @param kings the kings of both
     */
    int of(long own, long enemy, long kings, boolean white);

    /** The learned evaluation, the best there is. */
    static Evaluation best() {
        return Weights.learned();
    }

    /** The evaluation by hand-made terms, for comparison. */
    static Evaluation handMade() {
        return new HandMade();
    }
}

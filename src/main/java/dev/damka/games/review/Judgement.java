package dev.damka.games.review;

/** How good a move of a game was; see {@link Judging} for what divides them. */
public enum Judgement {
    /** The only legal move, for which nobody is praised or blamed. */
    FORCED,
    /** None was better. */
    BEST,
    /** None was better, and every other one would have been a mistake. */
    ONLY,
    /** Little was better. */
    GOOD,
    INACCURACY,
    MISTAKE,
    BLUNDER;

    /** Whether something is to be said against it. */
    public boolean isBad() {
        return this == INACCURACY || isMistake();
    }

    /** Whether it threw something away that is worth an exercise. */
    public boolean isMistake() {
        return this == MISTAKE || this == BLUNDER;
    }
}

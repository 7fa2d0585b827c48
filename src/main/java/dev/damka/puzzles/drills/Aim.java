package dev.damka.puzzles.drills;

/** What the positions of a drill are to the learner, who moves first. */
public enum Aim {
    /** Won: win them. */
    WIN,
    /** Drawn: hold them. */
    SAVE,
    /** Some are won and some drawn. */
    EITHER
}

package dev.damka.rules;

/** The rules that end a game as a draw by themselves. Where several fire on the same ply the first one here is named. */
public enum DrawRule {
    /** "Three or more kings against one king: 15 moves." */
    THREE_KINGS(Outcome.Reason.THREE_KINGS),
    /** "Three men against a king on the main road: 5 moves." */
    THREE_MEN(Outcome.Reason.THREE_MEN),
    /** "Both sides have a king, few pieces, no progress: 5 moves with 2-3 pieces, 30 with 4-5, 60 with 6-7." */
    SMALL_ENDING(Outcome.Reason.SMALL_ENDING),
    /** "15 moves in which only kings moved and nothing was captured." */
    KINGS_ONLY(Outcome.Reason.KINGS_ONLY),
    /** "The same position with the same side to move for the third time, not necessarily in a row." */
    THREEFOLD(Outcome.Reason.THREEFOLD);

    private final Outcome.Reason reason;

    DrawRule(Outcome.Reason reason) {
        this.reason = reason;
    }

    public Outcome.Reason reason() {
        return reason;
    }
}

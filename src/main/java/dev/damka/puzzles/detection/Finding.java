package dev.damka.puzzles.detection;

/** What a detector says of a theme. */
public enum Finding {
    /** The line shows it. */
    SHOWN,
    /** The line does not. */
    DENIED,
    /** It hangs on something that could not be proven either way. */
    OPEN;

    static Finding of(boolean shown) {
        return shown ? SHOWN : DENIED;
    }

    /** Shown by either; open where neither shows it and one is open. */
    Finding or(Finding other) {
        if (this == SHOWN || other == SHOWN) {
            return SHOWN;
        }
        return this == OPEN || other == OPEN ? OPEN : DENIED;
    }
}

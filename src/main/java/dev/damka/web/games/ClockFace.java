package dev.damka.web.games;

import java.time.Duration;
import java.util.Locale;

/**
 * One side's clock at the instant at which the page is drawn; the script goes on from there.
 *
 * @param label whose time it is
 * @param left in milliseconds
 * @param text hours, minutes and seconds
 * @param tenths behind the seconds, where few are left; else empty
 */
public record ClockFace(String label, long left, boolean runs, String text, String tenths) {
    private static final long LATE = 20_000;
    private static final long LAST = 10_000;

    static ClockFace of(Duration left, boolean runs, String label) {
        long millis = left.toMillis();
        String seconds = String.format(Locale.ROOT, "%d:%02d", left.toMinutesPart(), left.toSecondsPart());
        String text = left.toHours() == 0
                ? seconds
                : String.format(
                        Locale.ROOT, "%d:%02d:%02d", left.toHours(), left.toMinutesPart(), left.toSecondsPart());
        return new ClockFace(label, millis, runs, text, millis < LAST ? "." + millis / 100 % 10 : "");
    }

    /** How it is drawn: waiting, running, or with little time left. */
    public String css() {
        return left < LATE ? "clock-late" : runs ? "clock-run" : "";
    }
}

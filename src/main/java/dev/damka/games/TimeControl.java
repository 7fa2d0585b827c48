package dev.damka.games;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much time each side has for a game ("Clock").
 *
 * @param minutes for the whole game, 1 to {@link #MOST_MINUTES}; 0 for a game without clocks
 * @param seconds added after each move made, 0 to {@link #MOST_SECONDS}
 */
public record TimeControl(int minutes, int seconds) {
    /** The most minutes that a game may have. */
    public static final int MOST_MINUTES = 180;
    /** The most seconds that a move may add. */
    public static final int MOST_SECONDS = 180;

    /** A game without clocks. */
    public static final TimeControl UNLIMITED = new TimeControl(0, 0);
    /** "Default 10 minutes for the game plus 5 seconds for each move made." */
    public static final TimeControl DEFAULT = new TimeControl(10, 5);
    /** What is offered, from bullet to unlimited. */
    public static final List<TimeControl> PRESETS = List.of(
            new TimeControl(1, 0),
            new TimeControl(3, 2),
            new TimeControl(5, 3),
            DEFAULT,
            new TimeControl(15, 10),
            new TimeControl(30, 20),
            UNLIMITED);

    private static final String NO_LIMIT = "unlimited";
    private static final Pattern WRITTEN = Pattern.compile("([1-9][0-9]{0,2})\\+([0-9]{1,3})");

    public TimeControl {
        boolean unlimited = minutes == 0 && seconds == 0;
        if (!unlimited && (minutes < 1 || minutes > MOST_MINUTES || seconds < 0 || seconds > MOST_SECONDS)) {
            throw new IllegalArgumentException("a time control is 1 to " + MOST_MINUTES + " minutes plus 0 to "
                    + MOST_SECONDS + " seconds a move, not " + minutes + "+" + seconds);
        }
    }

    /** Reads {@code 10+5} (minutes and seconds) or {@code unlimited}; empty for anything else, and out of bounds. */
    public static Optional<TimeControl> read(String text) {
        if (text.equals(NO_LIMIT)) {
            return Optional.of(UNLIMITED);
        }
        Matcher written = WRITTEN.matcher(text);
        if (!written.matches()) {
            return Optional.empty();
        }
        int minutes = Integer.parseInt(written.group(1));
        int seconds = Integer.parseInt(written.group(2));
        return minutes > MOST_MINUTES || seconds > MOST_SECONDS
                ? Optional.empty()
                : Optional.of(new TimeControl(minutes, seconds));
    }

    public boolean isUnlimited() {
        return minutes == 0;
    }

    /** What each side begins with; zero without clocks. */
    public Duration initial() {
        return Duration.ofMinutes(minutes);
    }

    /** What each move adds. */
    public Duration increment() {
        return Duration.ofSeconds(seconds);
    }

    /** As {@link #read} reads it. */
    @Override
    public String toString() {
        return isUnlimited() ? NO_LIMIT : minutes + "+" + seconds;
    }
}

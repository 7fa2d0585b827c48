package dev.damka.engine;

import java.util.Optional;

/** What the side that solves has to reach. A win fulfils every goal. */
public sealed interface Goal {
    /** The opponent is left without a piece or without a move. */
    Goal WIN = new Win();

    /** The game is saved. */
    Goal DRAW = new Draw();

    /** The name in puzzle files and in the API, such as {@code win-in-3}. */
    String id();

    /** The goal of that name; empty where there is none. */
    static Optional<Goal> named(String id) {
        if (id.equals("win")) {
            return Optional.of(WIN);
        }
        if (id.equals("draw")) {
            return Optional.of(DRAW);
        }
        if (id.startsWith("win-in-")) {
            return number(id.substring("win-in-".length())).map(WinIn::new);
        }
        if (id.startsWith("gain-")) {
            return number(id.substring("gain-".length())).map(Gain::new);
        }
        return Optional.empty();
    }

    private static Optional<Integer> number(String digits) {
        boolean plain = (digits.length() == 1 || digits.length() == 2)
                && digits.charAt(0) != '0'
                && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return plain ? Optional.of(Integer.valueOf(digits)) : Optional.empty();
    }

    /** The opponent is left without a piece or without a move. */
    record Win() implements Goal {
        @Override
        public String id() {
            return "win";
        }
    }

    /** The game is saved. */
    record Draw() implements Goal {
        @Override
        public String id() {
            return "draw";
        }
    }

    /** The opponent is left without a piece or a move by the solver's move of that number, counted from the start. */
    record WinIn(int moves) implements Goal {
        @Override
        public String id() {
            return "win-in-" + moves;
        }
    }

    /** So many men won, a king counting three, with nothing hanging. */
    record Gain(int men) implements Goal {
        @Override
        public String id() {
            return "gain-" + men;
        }
    }
}

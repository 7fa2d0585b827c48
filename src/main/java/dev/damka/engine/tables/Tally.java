package dev.damka.engine.tables;

/**
 * What a slice holds.
 *
 * @param won how many positions the side to move wins
 * @param drawn how many are drawn
 * @param lost how many it loses
 * @param longest the most plies to the end among those won or lost
 */
public record Tally(long won, long drawn, long lost, int longest) {
    static final Tally NOTHING = new Tally(0, 0, 0, 0);

    static Tally of(Slice slice, Distances distances) {
        long won = 0;
        long drawn = 0;
        int longest = 0;
        for (int index = 0; index < slice.size(); index++) {
            int value = distances.get(slice, index);
            switch (Labels.of(value)) {
                case Labels.WIN -> won++;
                case Labels.DRAW -> drawn++;
                default -> {}
            }
            longest = Math.max(longest, value - 1);
        }
        return new Tally(won, drawn, slice.size() - won - drawn, longest);
    }

    /** Both together. */
    Tally plus(Tally other) {
        return new Tally(won + other.won, drawn + other.drawn, lost + other.lost, Math.max(longest, other.longest));
    }
}

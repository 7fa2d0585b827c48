package dev.damka.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a match stands, from the first side's view.
 *
 * @param pairs how many pairs of games scored 0, 1/2, 1, 3/2 and 2 points
 */
public record Standing(int wins, int draws, int losses, List<Integer> pairs, Effort first, Effort second) {
    /** Before the first game. */
    public static final Standing NONE = new Standing(0, 0, 0, List.of(0, 0, 0, 0, 0), Effort.NONE, Effort.NONE);

    public Standing {
        pairs = List.copyOf(pairs);
    }

    /** With one more game; its pair is counted apart. */
    public Standing plus(Game game) {
        int halfPoints = game.firstsHalfPoints();
        return new Standing(
                wins + (halfPoints == 2 ? 1 : 0),
                draws + (halfPoints == 1 ? 1 : 0),
                losses + (halfPoints == 0 ? 1 : 0),
                pairs,
                first.plus(game.first()),
                second.plus(game.second()));
    }

    /** With one more pair of games, which have been added one by one. */
    public Standing plusPair(int halfPoints) {
        List<Integer> more = new ArrayList<>(pairs);
        more.set(halfPoints, more.get(halfPoints) + 1);
        return new Standing(wins, draws, losses, more, first, second);
    }

    public int games() {
        return wins + draws + losses;
    }

    /** The first side's share of the points, 0 to 1; a half before the first game. */
    public double share() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /** What the pairs prove; empty before the first is complete. */
    public Optional<Elo> elo() {
        return pairs.stream().allMatch(count -> count == 0) ? Optional.empty() : Optional.of(Elo.ofPairs(pairs));
    }
}

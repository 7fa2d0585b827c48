package dev.damka.commands;

import dev.damka.engine.match.Effort;
import dev.damka.engine.match.Elo;
import dev.damka.engine.match.Game;
import dev.damka.engine.match.Settings;
import dev.damka.engine.match.Standing;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Prints how a match goes and how it stands in the end. */
final class MatchReport {
    private final PrintWriter out;
    private final Settings first;
    private final Settings second;
    private boolean ended;

    MatchReport(PrintWriter out, Settings first, Settings second) {
        this.out = out;
        this.first = first;
        this.second = second;
    }

    /** A game has ended. */
    synchronized void game(Game game, Standing standing, int of) {
        print(
                "%d of %d: first is %s %s (%s, %d plies), +%d =%d -%d",
                standing.games(),
                of,
                game.firstIsWhite() ? "White" : "Black",
                game.result(),
                game.ending(),
                game.history().moves().size(),
                standing.wins(),
                standing.draws(),
                standing.losses());
    }

    /** The match has ended; only the first call prints, and none where no game was finished. */
    synchronized void end(Standing standing) {
        if (ended || standing.games() == 0) {
            return;
        }
        ended = true;
        print(
                "%d games, first wins %d, draws %d, loses %d: %.1f %%",
                standing.games(), standing.wins(), standing.draws(), standing.losses(), 100 * standing.share());
        standing.elo().ifPresent(elo -> print(elo, standing.pairs()));
        print("first", first, standing.first());
        print("second", second, standing.second());
    }

    private void print(Elo elo, List<Integer> pairs) {
        print(
                "Elo of first above second %+.1f, with 95 %% certainty %+.1f to %+.1f; pairs by points 0 to 2: %s",
                elo.difference(), elo.low(), elo.high(), pairs);
    }

    private void print(String side, Settings settings, Effort effort) {
        String search = effort.nodes() == 0
                ? "nodes not known"
                : String.format(Locale.ROOT, "%.0f nodes a second, depth %.1f", effort.speed(), effort.depth());
        print(
                "%s (%s): %d moves, %.0f ms a move, %s, %d illegal moves, %d over time",
                side, settings.name(), effort.moves(), effort.millis(), search, effort.illegal(), effort.overruns());
    }

    private void print(String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
        out.flush();
    }
}

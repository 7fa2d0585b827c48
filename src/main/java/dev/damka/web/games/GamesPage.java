package dev.damka.web.games;

import dev.damka.games.Game;
import dev.damka.games.StoredGame;
import dev.damka.rules.Outcome;
import dev.damka.rules.Side;
import dev.damka.rules.notation.PdnWriter;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Prose;
import dev.damka.web.shared.Verdict;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The list of one's games, the last begun first.
 *
 * @param page which page of it this is, from 1
 * @param previous the address of the page before, empty on the first; {@code following} likewise
 * @param note what was just imported; null for nothing
 */
public record GamesPage(
        List<Entry> games,
        int page,
        int pages,
        String previous,
        String following,
        @Nullable Verdict note) {
    /**
     * A game in the list.
     *
     * @param state whose turn it is, or how it ended
     * @param goesOn whether it can be gone on with
     */
    public record Entry(String href, String title, String state, boolean goesOn, String detail) {
        static Entry of(StoredGame stored, Language language) {
            Game game = stored.game();
            GameMessages words = GameWords.in(language);
            String day = DateTimeFormatter.ofPattern("d MMMM yyyy", language.locale())
                    .withZone(ZoneOffset.UTC)
                    .format(stored.created);
            String moves = words.moves((game.ply() + 1) / 2);
            Side seat = stored.seat;
            List<String> detail = seat == null
                    ? List.of(day, words.imported(), moves)
                    : List.of(
                            day,
                            GameWords.side(seat, words),
                            GameWords.time(game.clock().control(), words),
                            moves);
            return new Entry(
                    "/games/" + stored.id,
                    GameTitle.of(game, language),
                    state(game, seat, words),
                    !game.isOver(),
                    detail.stream().map(Prose::unbroken).collect(Collectors.joining(" · ")));
        }

        private static String state(Game game, @Nullable Side seat, GameMessages words) {
            Outcome outcome = game.outcome();
            if (seat == null) {
                return PdnWriter.result(outcome);
            }
            if (outcome == null) {
                return game.turn() == seat ? words.listYourMove() : words.thinking();
            }
            return outcome.winner() == null
                    ? words.drawn()
                    : outcome.winner() == seat ? words.listWon() : words.listLost();
        }
    }

    static GamesPage of(List<StoredGame> games, int page, long total, @Nullable Verdict note, Language language) {
        int pages = StoredGame.pages(total);
        return new GamesPage(
                games.stream().map(game -> Entry.of(game, language)).toList(),
                page,
                pages,
                page == 1 ? "" : "/games?page=" + (page - 1),
                page >= pages ? "" : "/games?page=" + (page + 1),
                note);
    }
}

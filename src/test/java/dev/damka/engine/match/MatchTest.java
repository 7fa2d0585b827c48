package dev.damka.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Evaluation;
import dev.damka.engine.Level;
import dev.damka.engine.Limits;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.rules.History;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTest {
    private static final Settings DEEP = Settings.read("depth=6,hash=1");
    private static final Settings SHALLOW = Settings.read("depth=1,hash=1");

    private final List<Game> games = new ArrayList<>();

    private Match match(Settings first, Settings second, List<History> openings) {
        return new Match(first, second, openings, EndgameTables.none(), false, (game, standing) -> games.add(game));
    }

    private static List<History> at(String fen) {
        return List.of(History.from(Fen.read(fen)));
    }

    /** A side that says the same move whatever stands on the board. */
    private static Settings saying(String answer) {
        return new Settings(
                "other",
                Limits.time(1000),
                1,
                1,
                false,
                Evaluation.handMade(),
                Level.highest(),
                AnsweringProgram.command(answer),
                List.of("threads 1"));
    }

    @Test
    void each_opening_is_played_twice_with_colours_swapped() {
        List<History> openings = Openings.random(3, 6, 1);
        Standing standing = match(DEEP, SHALLOW, openings).play(3, 1);
        assertEquals(6, standing.games());
        assertEquals(3, standing.pairs().stream().mapToInt(Integer::intValue).sum());
        for (int i = 0; i < 6; i++) {
            Game game = games.get(i);
            assertEquals(i % 2 == 0, game.firstIsWhite());
            assertEquals(openings.get(i / 2).moves(), game.history().moves().subList(0, 6));
            assertTrue(game.history().outcome().isPresent());
        }
        assertTrue(standing.share() > 0.5, standing::toString);
        assertTrue(standing.first().depth() > 5, standing::toString);
        assertEquals(0, standing.first().illegal() + standing.second().illegal());
    }

    @Test
    void the_same_match_again_has_the_same_games() {
        List<History> openings = Openings.random(1, 6, 2);
        match(DEEP, SHALLOW, openings).play(1, 1);
        match(DEEP, SHALLOW, openings).play(1, 1);
        assertEquals(games.get(0).history().moves(), games.get(2).history().moves());
        assertEquals(games.get(1).history().moves(), games.get(3).history().moves());
    }

    @Test
    void games_side_by_side_are_all_played() {
        Standing standing = match(SHALLOW, SHALLOW, Openings.random(2, 6, 1)).play(5, 3);
        assertEquals(10, standing.games());
        assertEquals(5, standing.pairs().stream().mapToInt(Integer::intValue).sum());
    }

    @Test
    void another_program_plays_by_the_protocol() {
        Standing standing =
                match(saying("bestmove c3e5:d4"), SHALLOW, at("W:Wc3:Bd4")).play(1, 1);
        assertEquals(List.of(0, 0, 1, 0, 0), standing.pairs());
        assertEquals("no-pieces", games.get(0).ending());
        assertEquals(30, standing.first().nodes());
        assertEquals(3, standing.first().depth());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bestmove c3e5 | other: the move 'c3e5' is not legal in W:Wc3:Bd4,h8 | 2",
                "bestmove none | other: the move 'none' is not legal in W:Wc3:Bd4,h8 | 2",
                "resign | other: the program answered 'go 1000' with 'resign' | 0",
                "'' | other: the program has ended at 'go 1000' | 0",
            })
    void what_is_no_legal_move_loses_the_game_and_is_named(String answer, String ending, int illegal) {
        Standing standing = match(saying(answer), SHALLOW, at("W:Wc3:Bd4,h8")).play(1, 1);
        assertEquals(Optional.of(Side.BLACK), games.get(0).winner());
        assertEquals(ending, games.get(0).ending());
        assertEquals(2, standing.losses());
        assertEquals(illegal, standing.first().illegal());
    }

    @Test
    void a_program_that_is_not_there_ends_the_match() {
        Settings missing = Settings.read("cmd=./there-is-no-such-program");
        String message = assertThrows(
                        UncheckedIOException.class,
                        () -> match(missing, SHALLOW, at("W:Wc3:Bd4,h8")).play(1, 1))
                .getMessage();
        assertTrue(message.startsWith("the program can't be started: "), message);
    }

    @Test
    void a_match_that_is_stopped_counts_no_further_game() {
        List<Match> matches = new ArrayList<>();
        matches.add(new Match(
                SHALLOW,
                SHALLOW,
                at("W:Wc3,e1:Bd6,h8"),
                EndgameTables.none(),
                false,
                (game, standing) -> matches.get(0).stop()));
        Standing standing = matches.get(0).play(10, 1);
        assertEquals(1, standing.games());
        assertEquals(Optional.empty(), standing.elo());
    }

    @Test
    void tables_end_a_game_where_that_is_wished() {
        EndgameTables three = EndgameTables.build(3);
        new Match(SHALLOW, SHALLOW, at("W:WKa1,Kc1:BKh4"), three, true, (game, standing) -> games.add(game)).play(1, 1);
        assertEquals("tables", games.get(0).ending());
        assertEquals(0, games.get(0).history().moves().size());
    }
}

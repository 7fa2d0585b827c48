package dev.damka.web.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Cores;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.drills.Drill;
import dev.damka.puzzles.drills.Drills;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.web.shared.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing that a text says of a board is wrong: rules and tables prove each claim in each language. */
class ChapterTruthTest {
    private static final Chapters CHAPTERS = Chapters.shipped();
    private static final Drills DRILLS = new Drills(Claim.TABLES, Cores.spare());

    static Stream<String> chapters() {
        return Stream.of(Language.values())
                .flatMap(
                        language -> CHAPTERS.in(language).stream().map(chapter -> language.tag() + "/" + chapter.id()));
    }

    private static Chapter chapter(String name) {
        Language language = Language.tagged(name.substring(0, 2)).orElseThrow();
        return CHAPTERS.find(language, name.substring(3)).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void every_claim_of_every_board_is_proven(String name) {
        List<String> wrong = new ArrayList<>();
        for (LessonBoard board : chapter(name).boards()) {
            for (String claim : board.claims()) {
                refute(board, claim)
                        .ifPresent(why -> wrong.add(name + ".md, board " + board.number() + ", " + claim + ": " + why));
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static Optional<String> refute(LessonBoard board, String claim) {
        try {
            return Claim.refute(board.start(), claim);
        } catch (IllegalArgumentException e) {
            return Optional.of(e.getMessage());
        }
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void every_drill_that_a_board_names_begins_from_it(String name) {
        for (LessonBoard board : chapter(name).boards()) {
            boolean begins = board.drill().isEmpty()
                    || Drill.named(board.drill())
                            .flatMap(drill -> DRILLS.start(drill, Fen.write(board.start())))
                            .isPresent();
            assertTrue(begins, name + ".md, board " + board.number() + ", drill " + board.drill());
        }
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void every_board_claims_something(String name) {
        for (LessonBoard board : chapter(name).boards()) {
            assertTrue(!board.claims().isEmpty(), name + ".md, board " + board.number() + " claims nothing");
        }
    }

    /** To the better and to the worse: what is called right keeps what the position is worth. */
    @ParameterizedTest
    @MethodSource("chapters")
    void no_move_that_is_called_right_throws_the_value_away(String name) {
        for (LessonBoard board : chapter(name).boards()) {
            boolean any = board.right().size() == board.start().legalMoves().size();
            Optional<EndgameTables.Value> worth = Claim.TABLES.value(board.start());
            for (Move move : any || worth.isEmpty() ? List.<Move>of() : board.right()) {
                assertEquals(
                        worth.map(EndgameTables.Value::turned),
                        Claim.TABLES.value(board.start().play(move)),
                        name + ".md, board " + board.number() + ", play " + move.from() + " to " + move.to());
            }
        }
    }

    /** A line that is as long as the win it shows has to be the best play of both sides. */
    @ParameterizedTest
    @MethodSource("chapters")
    void a_line_that_shows_the_quickest_win_is_best_play(String name) {
        for (LessonBoard board : chapter(name).boards()) {
            int plies = board.line().size();
            if (board.claims().contains("won in " + plies)) {
                Position at = board.start();
                for (Move move : board.line()) {
                    assertEquals(
                            plies,
                            Claim.TABLES.plies(at).orElse(-1),
                            name + ".md, board " + board.number() + ", before " + move.from() + " to " + move.to());
                    at = at.play(move);
                    plies--;
                }
            }
        }
    }

    @Test
    void both_languages_have_the_same_chapters_with_the_same_boards_and_headings() {
        for (Chapter russian : CHAPTERS.in(Language.RU)) {
            Chapter english = CHAPTERS.find(Language.EN, russian.id()).orElseThrow();
            assertEquals(boards(russian), boards(english), russian.id());
            assertEquals(anchors(russian), anchors(english), russian.id());
        }
    }

    /** The boards without their words. */
    private static List<LessonBoard> boards(Chapter chapter) {
        return chapter.boards().stream()
                .map(board -> new LessonBoard(
                        board.number(),
                        board.start(),
                        "",
                        board.claims(),
                        board.line(),
                        board.right(),
                        "",
                        "",
                        board.flip(),
                        board.drill()))
                .toList();
    }

    private static List<String> anchors(Chapter chapter) {
        return chapter.sections().stream().map(Chapter.Section::anchor).toList();
    }

    @Test
    void a_claim_that_is_wrong_is_found_and_named() {
        String man = "W:Wc3:Bd4,h8";
        assertEquals(List.of(), wrong(man, "legal c3:e5", "illegal c3-b4", "captures c3:e5: d4", "moves 1"));
        assertEquals(
                List.of("legal c3-b4", "illegal c3:e5", "captures c3:e5: h8", "moves 2", "crowns c3:e5", "mighty"),
                wrong(man, "legal c3-b4", "illegal c3:e5", "captures c3:e5: h8", "moves 2", "crowns c3:e5", "mighty"));
        String kings = "W:WKa1,Kc1,Ke1:BKh8";
        assertEquals(List.of(), wrong(kings, "won", "won in 3"));
        assertEquals(List.of("drawn", "lost", "won in 5"), wrong(kings, "drawn", "lost", "won in 5"));
        assertEquals(List.of(), wrong("W:We1:Bf2,d2,c3,g3", "over no-moves"));
        assertEquals(List.of("over no-pieces"), wrong("W:We1:Bf2,d2,c3,g3", "over no-pieces"));
        assertEquals(List.of(), wrong("W:Wc3:Bd4", "leads c3:e5: B:We5:B"));
        assertEquals(List.of("leads c3:e5: B:Wf6:B"), wrong("W:Wc3:Bd4", "leads c3:e5: B:Wf6:B"));
        assertEquals(List.of("draw kings-only after c3-d4"), wrong("W:WKc3:BKh2", "draw kings-only after c3-d4"));
    }

    private static List<String> wrong(String fen, String... claims) {
        return Stream.of(claims)
                .filter(claim -> Claim.refute(Fen.read(fen), claim).isPresent())
                .toList();
    }
}

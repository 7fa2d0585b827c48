package dev.damka.web.rules;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Ink;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveForm.Hidden;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Prose;
import dev.damka.web.shared.SitePath;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Draws a board of a chapter in the state that the address asks for; at its start where the address asks nothing of it. */
final class LessonScene {
    private final Chapter chapter;
    private final LessonBoard board;
    private final boolean current;
    private final Language language;
    private final LearnMessages words;
    private final BoardDrawing drawing;

    private LessonScene(Chapter chapter, LessonBoard board, boolean current) {
        this.chapter = chapter;
        this.board = board;
        this.current = current;
        this.language = chapter.language();
        this.words = LearnWords.in(language);
        this.drawing = draw(board.start());
    }

    /** The board as its chapter's page shows it. */
    static LessonView of(Chapter chapter, LessonBoard board, LessonQuery query) {
        boolean current = query.board() == board.number();
        LessonScene scene = new LessonScene(chapter, board, current);
        return board.isPlayed()
                ? scene.played(current ? query : new LessonQuery())
                : scene.looked(current ? query : new LessonQuery());
    }

    private LessonView looked(LessonQuery query) {
        if (board.line().isEmpty()) {
            return view(drawing.view(toMove()), null, null, null, List.of());
        }
        Stages stages = Stages.of(board.start(), board.line());
        StageDrawing shown = StageDrawing.of(stages, query.step(0, stages.last()), this::draw, language);
        return view(
                shown.board(toMove()),
                null,
                null,
                shown.record(language.words().record(), step -> address("step", Integer.toString(step))),
                List.of());
    }

    private LessonView played(LessonQuery query) {
        Optional<String> tried = query.tried();
        if (tried.isEmpty()) {
            MoveEntry entry = MoveEntry.inHand(
                            drawing,
                            board.start(),
                            query.from(),
                            query.to(),
                            (from, to) -> address("from", from, "to", to),
                            language.words())
                    .orElseGet(() -> MoveEntry.empty(""));
            return asking(entry, entry.note());
        }
        String typed = tried.get();
        Reading reading = MoveReader.read(board.start(), typed, MoveReader.Style.TYPED);
        if (!(reading instanceof Reading.Found found)) {
            MoveEntry entry = MoveEntry.refused(drawing, board.start(), typed, reading, "", language);
            return asking(entry, entry.note());
        }
        return board.right().contains(found.move()) ? right(found.move(), typed, query) : wrong(found.move());
    }

    /** A legal move that is not the one: the learner tries again on the same board. */
    private LessonView wrong(Move move) {
        drawing.arrow(Routes.first(board.start(), move), Ink.RED).wrong(move.to());
        Verdict verdict = Verdict.of(
                Verdict.Kind.WRONG,
                words.wrongTitle(MoveWriter.fullForm(board.start(), move)),
                board.wrong().isEmpty() ? words.wrongText() : board.wrong());
        return asking(MoveEntry.empty(""), verdict);
    }

    private LessonView right(Move move, String typed, LessonQuery query) {
        Stages stages = Stages.of(board.start(), board.after(move));
        int step = query.step(stages.afterFirst(), stages.last());
        StageDrawing shown = StageDrawing.of(stages, step, this::draw, language);
        Verdict verdict = Verdict.of(Verdict.Kind.RIGHT, words.rightTitle(), board.done());
        return view(
                shown.board(toMove()),
                verdict,
                null,
                stages.last() < 2
                        ? null
                        : shown.record(
                                language.words().record(), i -> address("try", typed, "step", Integer.toString(i))),
                List.of(PageLink.of(address(), words.again())));
    }

    private LessonView asking(MoveEntry entry, @Nullable Verdict verdict) {
        for (Move move : board.start().legalMoves()) {
            drawing.link(move.from(), address("from", move.from().toString()));
        }
        MoveForm form = MoveForm.of(
                "/rules/" + chapter.id() + "/moves",
                List.of(new Hidden("board", Integer.toString(board.number()))),
                toMove(),
                entry);
        return view(drawing.view(toMove()).playable(board.start(), List.of()), verdict, form, null, List.of());
    }

    private LessonView view(
            BoardView shown,
            @Nullable Verdict verdict,
            @Nullable MoveForm form,
            @Nullable MoveRecord record,
            List<PageLink> first) {
        List<PageLink> links = new ArrayList<>(first);
        if (!board.drill().isEmpty()) {
            String fen = Fen.write(board.start());
            links.add(PageLink.of(SitePath.with("/drills/" + board.drill(), List.of("start", fen)), words.drill()));
            links.add(PageLink.of(SitePath.with("/games/new", List.of("fen", fen)), words.playOut()));
        }
        return new LessonView(
                board.number(), current, shown, Prose.html(board.caption()), verdict, form, record, links);
    }

    private BoardDrawing draw(Position position) {
        return BoardDrawing.of(position, board.flip(), BoardWords.of(language.words()));
    }

    private String toMove() {
        return language.toMove(board.start().turn());
    }

    /** This board with what is asked of it, given as names and values in turn; the page opens at it. */
    private String address(String... asked) {
        List<String> query = new ArrayList<>(List.of("board", Integer.toString(board.number())));
        query.addAll(List.of(asked));
        return SitePath.with(chapter.href(), query) + "#" + anchor(board.number());
    }

    /** The id of a board's place on the page. */
    static String anchor(int number) {
        return "board-" + number;
    }
}

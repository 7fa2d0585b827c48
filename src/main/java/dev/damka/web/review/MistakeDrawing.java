package dev.damka.web.review;

import dev.damka.games.review.Exercise;
import dev.damka.games.review.Exercise.Try;
import dev.damka.games.review.JudgedMove;
import dev.damka.games.review.Variation;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Side;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Explanation;
import dev.damka.web.shared.Ink;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Messages;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveForm.Hidden;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.SitePath;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws the page of a mistake: the question, a move as far as it is entered, what became of a try. */
final class MistakeDrawing {
    private final ReviewAddress review;
    private final List<Exercise> all;
    private final int number;
    private final MistakeQuery query;
    private final Language language;
    private final ReviewMessages words;
    private final Messages shared;
    private final Exercise exercise;
    private final JudgedMove mistake;
    private final Position position;
    private final BoardDrawing drawing;

    private MistakeDrawing(
            ReviewAddress review, List<Exercise> all, int number, MistakeQuery query, Language language) {
        this.review = review;
        this.all = all;
        this.number = number;
        this.query = query;
        this.language = language;
        this.words = ReviewWords.in(language);
        this.shared = language.words();
        this.exercise = all.get(number - 1);
        this.mistake = exercise.mistake();
        this.position = exercise.position();
        this.drawing = draw(position);
    }

    /** @param number of the mistake, from 1 */
    static MistakePage of(ReviewAddress review, List<Exercise> all, int number, MistakeQuery query, Language language) {
        return new MistakeDrawing(review, all, number, query, language).page();
    }

    private MistakePage page() {
        if (query.asksToShow()) {
            return shown();
        }
        if (query.tried == null) {
            return asking();
        }
        Reading reading = MoveReader.read(position, query.tried, MoveReader.Style.TYPED);
        if (reading instanceof Reading.Found found) {
            Try done = exercise.grade(found.move());
            return done.right() ? right(done) : wrong(done);
        }
        String more = Explanation.in(language).notCounted();
        return asking(MoveEntry.refused(drawing, position, query.tried, reading, more, language));
    }

    private MistakePage asking() {
        return MoveEntry.inHand(
                        drawing, position, query.from(), query.to(), (from, to) -> here("from", from, "to", to), shared)
                .map(this::asking)
                .orElseGet(() -> {
                    drawing.arrow(Routes.first(position, mistake.move()), Ink.RED);
                    return asking(MoveEntry.empty(shared.moveHelp()));
                });
    }

    private MistakePage asking(MoveEntry entry) {
        List<Hidden> hidden = query.isFlipped() ? List.of(new Hidden("flip", "1")) : List.of();
        MoveForm form = MoveForm.of(review.mistake(number) + "/moves", hidden, shared.yourMove(), entry);
        for (Move move : position.legalMoves()) {
            drawing.link(move.from(), here("from", move.from().toString()));
        }
        BoardView board = drawing.view(toMove()).playable(position, List.of());
        return page(board, entry.note(), form, List.of(), List.of(PageLink.of(here("show", "1"), words.show())));
    }

    private MistakePage right(Try done) {
        Variation better = better();
        boolean same = done.move().equals(better.moves().get(0));
        String line = line(position, better.moves());
        Verdict note = Verdict.of(
                Verdict.Kind.RIGHT,
                words.rightTitle(full(done.move())),
                ReviewWords.stands(done.left(), language),
                same ? words.rightBest(line) : words.rightAlso(line));
        return page(after(done.move(), true), note, null, onward(), List.of());
    }

    private MistakePage wrong(Try done) {
        String written = full(done.move());
        boolean played = done.move().equals(mistake.move());
        JudgedMove tried = new JudgedMove(
                mistake.ply(),
                mistake.side(),
                done.move(),
                mistake.judgement(),
                mistake.before(),
                done.left(),
                mistake.better());
        Verdict note = Verdict.of(
                Verdict.Kind.WRONG,
                played ? words.wrongPlayed(written) : words.wrongTitle(written),
                ReviewWords.change(tried, language),
                answer(done));
        return page(
                answered(done),
                note,
                null,
                List.of(PageLink.of(here(), words.again())),
                List.of(PageLink.of(here("show", "1"), words.show())));
    }

    private String answer(Try done) {
        if (done.answer().isEmpty()) {
            return "";
        }
        Position after = position.play(done.move());
        String reply = MoveWriter.fullForm(after, done.answer().get(0));
        String replies = mistake.side() == Side.WHITE ? words.blackReplies(reply) : words.whiteReplies(reply);
        List<Move> rest = done.answer().subList(1, done.answer().size());
        return rest.isEmpty()
                ? replies
                : replies + " " + words.wrongThen(line(after.play(done.answer().get(0)), rest));
    }

    private MistakePage shown() {
        Variation better = better();
        Move move = better.moves().get(0);
        drawing.arrow(Routes.first(position, move), Ink.PEN);
        Verdict note = Verdict.of(
                Verdict.Kind.HINT, words.shownTitle(full(move)), words.rightBest(line(position, better.moves())));
        BoardView board = drawing.view(toMove()).after(List.of());
        List<PageLink> buttons = new ArrayList<>(onward());
        buttons.add(PageLink.of(here(), words.again()));
        return page(board, note, null, buttons, List.of());
    }

    private BoardView after(Move move, boolean right) {
        BoardDrawing board = draw(position.play(move)).moved(position, move);
        return (right ? board.right(move.to()) : board.wrong(move.to()))
                .view(words.boardAfter(full(move)))
                .after(List.of(full(move)));
    }

    /** The board after a wrong try, with what the other side does about it as an arrow. */
    private BoardView answered(Try done) {
        if (done.answer().isEmpty()) {
            return after(done.move(), false);
        }
        Position after = position.play(done.move());
        return draw(after)
                .moved(position, done.move())
                .wrong(done.move().to())
                .arrow(Routes.first(after, done.answer().get(0)), Ink.RED)
                .view(words.boardAfter(full(done.move())))
                .after(List.of(full(done.move())));
    }

    private List<PageLink> onward() {
        return number < all.size()
                ? List.of(new PageLink(review.mistake(number + 1), words.nextMistake(), "n"))
                : List.of(PageLink.of(review.path(), words.toReview()));
    }

    private Variation better() {
        Variation better = mistake.better();
        if (better == null) {
            throw new IllegalStateException("a mistake without a better move");
        }
        return better;
    }

    private MistakePage page(
            BoardView board,
            @Nullable Verdict note,
            @Nullable MoveForm form,
            List<PageLink> buttons,
            List<PageLink> more) {
        String played = full(mistake.move());
        String was = ReviewWords.was(mistake, language);
        boolean own = exercise.review().learner().isPresent();
        List<PageLink> links = new ArrayList<>(more);
        links.add(PageLink.of(
                SitePath.with(
                        review.mistake(number),
                        List.of(
                                "flip", query.isFlipped() ? "" : "1",
                                "try", query.tried == null ? "" : query.tried,
                                "show", query.asksToShow() ? "1" : "")),
                shared.flip()));
        links.add(PageLink.of(review.at(mistake.ply()).toString(), words.toMove()));
        return new MistakePage(
                review.path(),
                words.mistakeOf(number, all.size()),
                (own ? words.find(played) : words.findOther(played)) + (was.isEmpty() ? "" : " " + words.wasHow(was)),
                mistake.side() == Side.WHITE ? "white" : "black",
                toMove(),
                board,
                note,
                form,
                buttons,
                links);
    }

    private String here(String... more) {
        List<String> parameters = new ArrayList<>(List.of("flip", query.isFlipped() ? "1" : ""));
        parameters.addAll(List.of(more));
        return SitePath.with(review.mistake(number), parameters);
    }

    private BoardDrawing draw(Position shown) {
        boolean turned = (mistake.side() == Side.BLACK) != query.isFlipped();
        return BoardDrawing.of(shown, turned, BoardWords.of(shared));
    }

    private String toMove() {
        return language.toMove(mistake.side());
    }

    private String full(Move move) {
        return MoveWriter.fullForm(position, move);
    }

    private static String line(Position start, List<Move> moves) {
        return String.join(" ", MoveRecord.full(start, moves));
    }
}

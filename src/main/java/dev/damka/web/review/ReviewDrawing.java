package dev.damka.web.review;

import dev.damka.games.Game;
import dev.damka.games.StoredGame;
import dev.damka.games.review.Exercise;
import dev.damka.games.review.JudgedMove;
import dev.damka.games.review.Judgement;
import dev.damka.games.review.Review;
import dev.damka.games.review.StoredReview;
import dev.damka.games.review.Variation;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Side;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.games.GameTitle;
import dev.damka.web.review.ReviewPage.Cell;
import dev.damka.web.review.ReviewPage.Count;
import dev.damka.web.review.ReviewPage.Step;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Ink;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Draws the page of a finished review, as an overview or at one of the moves. */
final class ReviewDrawing {
    /** How many lines of the record are shown besides the board. */
    private static final int LINES = 6;

    private final StoredGame stored;
    private final Review review;
    private final Set<Integer> solved;
    private final ReviewQuery query;
    private final Language language;
    private final ReviewMessages words;
    private final History game;
    /** -1 for the overview. */
    private final int shown;

    private final ReviewAddress address;

    private ReviewDrawing(StoredGame stored, StoredReview kept, ReviewQuery query, Language language) {
        this.stored = stored;
        this.review = kept.review(stored.game());
        this.solved = kept.solvedPlies();
        this.query = query;
        this.language = language;
        this.words = ReviewWords.in(language);
        this.game = review.game();
        this.shown = query.shown(review.end()).orElse(-1);
        String ply = shown < 0 ? "" : Integer.toString(shown);
        this.address = new ReviewAddress(stored.id, ply, query.isFlipped(), query.isWholeRecord());
    }

    static ReviewPage of(StoredGame stored, StoredReview kept, ReviewQuery query, Language language) {
        return new ReviewDrawing(stored, kept, query, language).page();
    }

    private ReviewPage page() {
        Scoresheet all =
                Scoresheet.of(review, shown, language, ply -> address.at(ply).toString());
        List<Exercise> exercises = Exercise.of(review);
        return new ReviewPage(
                GameTitle.of(stored.game(), language),
                address.game(),
                board(),
                note(exercises),
                better(),
                onward(exercises),
                Graph.of(review, shown, language, ply -> address.at(ply).toString()),
                address.whole() ? all : all.near(LINES),
                cells(exercises),
                review.learner().isPresent(),
                counts(),
                links(all),
                all);
    }

    private BoardView board() {
        if (shown < 1) {
            int plies = shown < 0 ? review.end() : 0;
            BoardDrawing drawing = draw(game.positions().get(plies));
            if (plies > 0) {
                drawing.moved(game.positions().get(plies - 1), game.moves().get(plies - 1));
            }
            String title = plies == 0 ? words.boardStart() : words.boardAfter(written(plies));
            return drawing.view(title).after(played(plies));
        }
        JudgedMove move = review.move(shown);
        Variation better = move.better();
        int best = better == null ? 0 : query.best(better.moves().size());
        if (better != null && best > 0) {
            return line(better, best);
        }
        Position before = game.positions().get(shown - 1);
        if (better == null) {
            return draw(game.positions().get(shown))
                    .moved(before, move.move())
                    .view(words.boardAfter(written(shown)))
                    .after(played(shown));
        }
        Move instead = better.moves().get(0);
        BoardDrawing drawing = draw(before)
                .arrow(Routes.first(before, move.move()), Ink.RED)
                .arrow(Routes.first(before, instead), Ink.PEN);
        if (move.move().to() != instead.to()) {
            drawing.wrong(move.move().to()).right(instead.to());
        }
        return drawing.view(words.boardBad(written(shown), MoveWriter.fullForm(before, instead)))
                .after(played(shown - 1));
    }

    /** The board after some moves of the better line. */
    private BoardView line(Variation better, int count) {
        List<String> moves = played(shown - 1);
        Position before = game.positions().get(shown - 1);
        Position position = before;
        for (Move move : better.moves().subList(0, count)) {
            moves.add(MoveWriter.fullForm(position, move));
            before = position;
            position = position.play(move);
        }
        String last = moves.get(moves.size() - 1);
        return draw(position)
                .moved(before, better.moves().get(count - 1))
                .view(words.boardLine(last))
                .after(moves);
    }

    private BoardDrawing draw(Position position) {
        boolean black = review.learner().filter(side -> side == Side.BLACK).isPresent();
        return BoardDrawing.of(position, black != address.flip(), BoardWords.of(language.words()));
    }

    private Verdict note(List<Exercise> exercises) {
        if (shown < 1) {
            Game whole = stored.game();
            String rest = review.end() == whole.ply()
                    ? ""
                    : review.end() == Review.MOST_PLIES ? words.cut(review.end()) : words.endedByRule();
            String next = exercises.isEmpty() ? words.overviewClean() : words.overviewText();
            return Verdict.of(Verdict.Kind.ASK, words.overviewTitle(), next, rest);
        }
        JudgedMove move = review.move(shown);
        String title = words.moveTitle(
                ReviewWords.number(game, shown), written(shown), ReviewWords.judgement(move.judgement(), words));
        return Verdict.of(kind(move.judgement()), title, ReviewWords.change(move, language));
    }

    private static Verdict.Kind kind(Judgement judgement) {
        return switch (judgement) {
            case BEST, ONLY -> Verdict.Kind.RIGHT;
            case FORCED, GOOD -> Verdict.Kind.ASK;
            case INACCURACY -> Verdict.Kind.HINT;
            case MISTAKE, BLUNDER -> Verdict.Kind.WRONG;
        };
    }

    private List<Step> better() {
        Variation better = shown < 1 ? null : review.move(shown).better();
        if (better == null) {
            return List.of();
        }
        int current = query.best(better.moves().size());
        List<Step> steps = new ArrayList<>();
        for (String move : MoveRecord.full(game.positions().get(shown - 1), better.moves())) {
            int number = steps.size() + 1;
            steps.add(new Step(move, address.with("best", Integer.toString(number)), number == current));
        }
        return steps;
    }

    /** To the exercise that this move is, and to the next mistake; from the overview to the first exercise. */
    private List<PageLink> onward(List<Exercise> exercises) {
        List<PageLink> onward = new ArrayList<>();
        for (int i = 0; i < exercises.size() && onward.size() < 2; i++) {
            int ply = exercises.get(i).mistake().ply();
            if (ply == shown) {
                onward.add(PageLink.of(address.mistake(i + 1), words.putRight()));
            } else if (shown > 0 && ply > shown) {
                onward.add(PageLink.of(address.at(ply).toString(), words.nextMistake()));
                break;
            } else if (shown < 1 && !solved.contains(ply)) {
                onward.add(PageLink.of(address.mistake(i + 1), words.firstMistake()));
                break;
            }
        }
        return onward;
    }

    private List<Cell> cells(List<Exercise> exercises) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < exercises.size(); i++) {
            boolean done = solved.contains(exercises.get(i).mistake().ply());
            String label = done ? words.mistakeSolved(i + 1) : words.mistakeOpen(i + 1);
            cells.add(new Cell(i + 1, address.mistake(i + 1), done, label));
        }
        return cells;
    }

    private List<Count> counts() {
        Map<Judgement, Integer> white = review.counts(Side.WHITE);
        Map<Judgement, Integer> black = review.counts(Side.BLACK);
        List<Count> counts = new ArrayList<>();
        for (Judgement judgement : Judgement.values()) {
            counts.add(new Count(
                    ReviewWords.judgement(judgement, words),
                    ReviewWords.sign(judgement),
                    white.getOrDefault(judgement, 0),
                    black.getOrDefault(judgement, 0)));
        }
        return counts;
    }

    private List<PageLink> links(Scoresheet all) {
        List<PageLink> links = new ArrayList<>();
        if (all.rows().size() > LINES) {
            links.add(PageLink.of(
                    address.withWholeRecord(!address.whole()).toString(),
                    address.whole() ? words.shortRecord() : words.wholeRecord()));
        }
        links.add(new PageLink(address.flipped().toString(), language.words().flip(), "f"));
        links.add(PageLink.of(address.game(), words.toGame()));
        return links;
    }

    /** The move of that number in full. */
    private String written(int ply) {
        return MoveWriter.fullForm(game.positions().get(ply - 1), game.moves().get(ply - 1));
    }

    private List<String> played(int count) {
        return MoveRecord.full(game.positions(), game.moves().subList(0, count));
    }
}

package dev.damka.web.puzzles;

import dev.damka.puzzles.Line;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Square;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import dev.damka.web.rules.RuleLinks;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.Explanation;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveForm.Hidden;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Prose;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The page of a puzzle while a move is awaited: at the start, after a reply, with a piece in hand, with a hint. */
final class AskPage {
    private final Scene scene;
    private final Line line;
    private final Position position;
    private final PuzzleMessages words;
    private final BoardDrawing drawing;

    private AskPage(Scene scene) {
        this.scene = scene;
        this.line = scene.line();
        this.position = line.position();
        this.words = scene.words();
        this.drawing = scene.draw(position);
    }

    /**
     * The page for what the address asks.
     *
     * @param also what is said of the last move of the solver where the file does not list it, else empty
     * @param right a right move, asked for where a hint shows its piece
     */
    static PuzzlePage of(Scene scene, PuzzleQuery query, String also, Supplier<Optional<Move>> right) {
        AskPage page = new AskPage(scene);
        return MoveEntry.inHand(
                        page.drawing,
                        page.position,
                        query.from(),
                        query.to(),
                        (from, to) -> scene.address().with("from", from, "to", to),
                        scene.language().words())
                .map(entry -> page.page(entry.note(), entry, page.firstHint()))
                .orElseGet(() -> query.hints() > 0 ? page.hint(query.hints(), right) : page.plain(also));
    }

    /** The page after a text that could not be played. */
    static PuzzlePage refused(Scene scene, Reading reading, String typed) {
        AskPage page = new AskPage(scene);
        Language language = scene.language();
        String notCounted = Explanation.in(language).notCounted();
        MoveEntry entry = RuleLinks.explained(
                MoveEntry.refused(page.drawing, page.position, typed, reading, notCounted, language),
                reading,
                language);
        return page.page(entry.note(), entry, page.firstHint());
    }

    private PuzzlePage plain(String also) {
        if (line.moves().isEmpty()) {
            return page(null, MoveEntry.empty(scene.language().words().moveHelp()), firstHint());
        }
        int last = line.moves().size() - 1;
        String reply =
                MoveWriter.fullForm(line.positions().get(last), line.moves().get(last));
        Verdict verdict = Verdict.of(
                Verdict.Kind.RIGHT,
                words.rightTitle(),
                also,
                words.replied(scene.opponent(), reply),
                Prose.sentence(Comments.on(line).in(scene.language().tag())));
        return page(verdict, MoveEntry.empty(""), firstHint());
    }

    private PuzzlePage hint(int hints, Supplier<Optional<Move>> right) {
        String text = line.moves().isEmpty()
                ? scene.puzzle().hint().in(scene.language().tag())
                : "";
        if (hints == 1 && !text.isEmpty()) {
            Verdict verdict = Verdict.of(Verdict.Kind.HINT, words.hint(), text);
            return page(
                    verdict,
                    MoveEntry.empty(""),
                    Optional.of(new PageLink(scene.address().with("hint", "2"), words.hintPiece(), "h")));
        }
        Optional<Square> piece = right.get().map(Move::from);
        piece.ifPresent(drawing::hint);
        String start = piece.map(square -> words.hintStart(square.toString())).orElse("");
        return page(Verdict.of(Verdict.Kind.HINT, words.hint(), text, start), MoveEntry.empty(""), Optional.empty());
    }

    private MoveForm form(MoveEntry entry) {
        PuzzleAddress address = scene.address();
        List<Hidden> hidden = new ArrayList<>();
        hidden.add(new Hidden("line", address.joined()));
        if (!address.theme().isEmpty()) {
            hidden.add(new Hidden("theme", address.theme()));
        }
        if (address.flip()) {
            hidden.add(new Hidden("flip", "1"));
        }
        return MoveForm.of(address.moves(), hidden, scene.language().words().yourMove(), entry);
    }

    private Optional<PageLink> firstHint() {
        return Optional.of(new PageLink(scene.address().with("hint", "1"), words.hint(), "h"));
    }

    private PuzzlePage page(@Nullable Verdict verdict, MoveEntry entry, Optional<PageLink> hint) {
        List<PageLink> links = new ArrayList<>();
        hint.ifPresent(links::add);
        links.add(PageLink.of(scene.address().solution(0), words.solution()));
        links.add(scene.skip());
        links.add(scene.flip());
        List<String> full = MoveRecord.full(line.positions(), line.moves());
        return new PuzzlePage(
                scene.task(),
                board(full),
                verdict,
                form(entry),
                List.of(),
                MoveRecord.soFar(scene.language().words().record(), full, words.yourMoveBlank()),
                null,
                null,
                null,
                links,
                null);
    }

    private BoardView board(List<String> full) {
        int last = line.moves().size() - 1;
        if (last >= 0) {
            Scene.showMove(drawing, line.positions().get(last), line.moves().get(last), false);
        }
        for (Move move : position.legalMoves()) {
            drawing.link(move.from(), scene.address().with("from", move.from().toString()));
        }
        return drawing.view(scene.toMove(position)).playable(position, full);
    }
}

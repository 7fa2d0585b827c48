package dev.damka.web.puzzles;

import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Line;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Routes;
import dev.damka.rules.Square;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.puzzles.PuzzlePage.MoveForm;
import dev.damka.web.puzzles.PuzzlePage.PageLink;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.Ink;
import dev.damka.web.shared.Prose;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The page of a puzzle while a move is awaited: at the start, after a reply, with a piece in hand, with a hint. */
final class AskPage {
    private final Scene scene;
    private final Line line;
    private final Position position;
    private final List<Move> legal;
    private final PuzzleMessages words;
    private final BoardDrawing drawing;

    private AskPage(Scene scene) {
        this.scene = scene;
        this.line = scene.line();
        this.position = line.position();
        this.legal = position.legalMoves();
        this.words = scene.words();
        this.drawing = scene.draw(position);
    }

    /** The page for what the address asks. */
    static PuzzlePage of(Scene scene, PuzzleQuery query) {
        AskPage page = new AskPage(scene);
        Optional<Square> from =
                query.from().filter(square -> page.legal.stream().anyMatch(move -> move.from() == square));
        if (from.isPresent()) {
            return page.inHand(from.get(), query.to());
        }
        return query.hints() > 0 ? page.hint(query.hints()) : page.plain();
    }

    /** The board of a page that says why a text was refused; the marks are drawn by the caller. */
    static PuzzlePage refused(Scene scene, String typed, Verdict verdict, Marks marks, List<Move> candidates) {
        AskPage page = new AskPage(scene);
        marks.draw(page.drawing);
        List<String> ways = page.full(candidates);
        return page.page(verdict, page.form(typed, true, "", ways), page.firstHint());
    }

    /** What a refusal marks on the board. */
    interface Marks {
        void draw(BoardDrawing drawing);
    }

    private PuzzlePage plain() {
        if (line.moves().isEmpty()) {
            return page(null, form("", false, words.moveHelp(), List.of()), firstHint());
        }
        int last = line.moves().size() - 1;
        String reply =
                MoveWriter.fullForm(line.positions().get(last), line.moves().get(last));
        Verdict verdict = Verdict.of(
                Verdict.Kind.RIGHT,
                words.rightTitle(),
                words.replied(scene.opponent(), reply),
                Prose.sentence(Comments.on(line).in(scene.language().tag())));
        return page(verdict, form("", false, "", List.of()), firstHint());
    }

    private PuzzlePage hint(int hints) {
        String text = line.moves().isEmpty()
                ? scene.puzzle().hint().in(scene.language().tag())
                : "";
        if (hints == 1 && !text.isEmpty()) {
            Verdict verdict = Verdict.of(Verdict.Kind.HINT, words.hint(), text);
            return page(
                    verdict,
                    form("", false, "", List.of()),
                    Optional.of(new PageLink(scene.address().with("hint", "2"), words.hintPiece(), "h")));
        }
        Optional<Square> piece =
                Branch.main(line.next()).map(branch -> branch.move().from());
        piece.ifPresent(drawing::hint);
        String start = piece.map(square -> words.hintStart(square.toString())).orElse("");
        return page(
                Verdict.of(Verdict.Kind.HINT, words.hint(), text, start),
                form("", false, "", List.of()),
                Optional.empty());
    }

    /** A piece is chosen, and perhaps a square: the move is written into the box, or there are several to choose from. */
    private PuzzlePage inHand(Square from, Optional<Square> to) {
        List<Move> ofPiece = legal.stream().filter(move -> move.from() == from).toList();
        List<Move> chosen = ofPiece.stream()
                .filter(move -> to.equals(Optional.of(move.to())))
                .toList();
        drawing.chosen(from);
        if (chosen.isEmpty()) {
            for (Move move : ends(ofPiece)) {
                drawing.target(
                        move.to(),
                        move.isCapture(),
                        scene.address()
                                .with("from", from.toString(), "to", move.to().toString()));
            }
            return page(null, form("", false, words.chosenText(), List.of()), firstHint());
        }
        for (Move move : chosen) {
            drawing.arrow(Routes.first(position, move), Ink.PEN);
        }
        List<String> full = full(chosen);
        if (full.size() == 1) {
            return page(null, form(full.get(0), false, words.readyText(full.get(0)), List.of()), firstHint());
        }
        Verdict verdict = Verdict.of(
                Verdict.Kind.ASK,
                words.ambiguousTitle(MoveWriter.shortForm(chosen.get(0))),
                words.ambiguousText(or(words, full)));
        return page(verdict, form("", false, "", full), firstHint());
    }

    /** One move for each square where a piece may end. */
    private static Iterable<Move> ends(List<Move> moves) {
        Map<Square, Move> byEnd = new LinkedHashMap<>();
        moves.forEach(move -> byEnd.putIfAbsent(move.to(), move));
        return byEnd.values();
    }

    private List<String> full(List<Move> moves) {
        return moves.stream().map(move -> MoveWriter.fullForm(position, move)).toList();
    }

    /** Such as «a1:c3:a5:d8 or a1:d4:b6:d8». */
    static String or(PuzzleMessages words, List<String> moves) {
        int last = moves.size() - 1;
        return last == 0 ? moves.get(0) : words.orMoves(String.join(", ", moves.subList(0, last)), moves.get(last));
    }

    private MoveForm form(String value, boolean refused, String help, List<String> ways) {
        PuzzleAddress address = scene.address();
        return new MoveForm(
                address.moves(),
                address.joined(),
                address.theme(),
                address.flip() ? "1" : "",
                value,
                refused,
                !help.isEmpty(),
                Prose.html(help),
                ways);
    }

    private Optional<PageLink> firstHint() {
        return Optional.of(new PageLink(scene.address().with("hint", "1"), words.hint(), "h"));
    }

    private PuzzlePage page(@Nullable Verdict verdict, MoveForm form, Optional<PageLink> hint) {
        List<PageLink> links = new ArrayList<>();
        hint.ifPresent(links::add);
        links.add(PageLink.of(scene.address().solution(0), words.solution()));
        links.add(scene.skip());
        links.add(scene.flip());
        return new PuzzlePage(
                scene.task(),
                board(),
                verdict,
                form,
                List.of(),
                MoveRecord.soFar(
                        words.record(), MoveRecord.full(line.positions(), line.moves()), words.yourMoveBlank()),
                null,
                null,
                links,
                null);
    }

    private BoardView board() {
        int last = line.moves().size() - 1;
        if (last >= 0) {
            Scene.showMove(drawing, line.positions().get(last), line.moves().get(last), false);
        }
        for (Move move : legal) {
            drawing.link(move.from(), scene.address().with("from", move.from().toString()));
        }
        String moves = legal.stream().map(this::routes).collect(Collectors.joining(" "));
        String played = String.join(",", MoveRecord.full(line.positions(), line.moves()));
        return drawing.view(scene.toMove(position)).playable(moves, played);
    }

    private String routes(Move move) {
        return Routes.of(position, move).stream()
                .map(route -> MoveWriter.path(route, move.isCapture()))
                .collect(Collectors.joining("|"));
    }
}

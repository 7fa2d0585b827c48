package dev.damka.web.games;

import dev.damka.games.DrawOffer;
import dev.damka.games.Game;
import dev.damka.games.Openings;
import dev.damka.games.Refused;
import dev.damka.games.TimeControl;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import dev.damka.web.games.Deed.Button;
import dev.damka.web.shared.BoardDrawing;
import dev.damka.web.shared.BoardView;
import dev.damka.web.shared.BoardWords;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Messages;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.MoveForm;
import dev.damka.web.shared.MoveForm.Hidden;
import dev.damka.web.shared.MoveRecord;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Draws the page of a game: the board with a move as far as it is entered, the note, the form, what can be done. */
final class GamePageDrawing {
    /** How many lines of the record are shown besides the board. */
    private static final int LINES = 3;

    private final GameScene scene;
    private final GameQuery query;
    private final Game game;
    private final Position position;
    private final GameMessages words;
    private final Messages shared;
    private final BoardDrawing drawing;

    private GamePageDrawing(GameScene scene, GameQuery query) {
        this.scene = scene;
        this.query = query;
        this.game = scene.game();
        this.position = scene.position();
        this.words = scene.words();
        this.shared = scene.language().words();
        this.drawing = BoardDrawing.of(position, scene.bottom() == Side.BLACK, BoardWords.of(shared));
    }

    static GamePage of(GameScene scene, GameQuery query, Openings openings) {
        return new GamePageDrawing(scene, query).page(openings);
    }

    private GamePage page(Openings openings) {
        MoveEntry entry = scene.mayMove() ? entry() : MoveEntry.empty("");
        List<String> full =
                MoveRecord.full(game.history().positions(), game.history().moves());
        Verdict refused = entry.note();
        Verdict note = game.isOver() ? EndNote.of(scene) : refused != null ? refused : note();
        MoveForm form = scene.isPlaying() && scene.isNow() ? form(entry) : null;
        return new GamePage(
                title(),
                scene.stored().version,
                scene.address().toString(),
                game.isOver() ? "" : scene.address().events(),
                isAwaited(),
                Strip.of(scene, scene.bottom().opponent()),
                Strip.of(scene, scene.bottom()),
                board(full),
                note,
                refused == null ? deed() : null,
                onward(),
                form != null && note == null ? form.asking() : form,
                full.isEmpty() ? "" : full.get(Math.max(0, scene.shown() - 1)),
                quiet(),
                Counters.of(scene),
                full.isEmpty() ? null : record(full, openings),
                links(full),
                deeds());
    }

    private String title() {
        if (game.isRecord()) {
            return Strip.of(scene, Side.WHITE).name() + " – "
                    + Strip.of(scene, Side.BLACK).name();
        }
        return words.title(GameWords.time(game.clock().control(), words));
    }

    private boolean isAwaited() {
        DrawOffer offer = game.offer();
        boolean offered = offer != null && game.machine().filter(offer::isFor).isPresent();
        return game.state() == Game.State.WAITING || game.state() == Game.State.THINKING || !game.isOver() && offered;
    }

    private MoveEntry entry() {
        Optional<String> tried = query.tried(game.ply());
        if (tried.isPresent()) {
            Reading reading = MoveReader.read(position, tried.get(), MoveReader.Style.TYPED);
            if (!(reading instanceof Reading.Found)) {
                return MoveEntry.refused(drawing, position, tried.get(), reading, "", scene.language());
            }
        }
        return MoveEntry.inHand(
                        drawing,
                        position,
                        query.from(),
                        query.to(),
                        (from, to) -> scene.address().with("from", from, "to", to),
                        shared)
                .orElseGet(() -> MoveEntry.empty(game.ply() < 2 ? shared.moveHelp() : ""));
    }

    private BoardView board(List<String> full) {
        if (scene.shown() > 0) {
            int last = scene.shown() - 1;
            drawing.moved(
                    game.history().positions().get(last), game.history().moves().get(last));
        }
        String title = game.isOver() && scene.isNow()
                ? words.over()
                : position.turn() == Side.WHITE ? shared.whiteToMove() : shared.blackToMove();
        List<String> played = full.subList(0, scene.shown());
        if (!scene.mayMove()) {
            return drawing.view(title).after(played);
        }
        boolean marked = query.tried(game.ply()).isPresent() || query.from().isPresent();
        for (Move move : position.legalMoves()) {
            drawing.link(move.from(), scene.address().with("from", move.from().toString()));
        }
        if (!marked) {
            position.legalMoves().stream()
                    .filter(Move::isCapture)
                    .map(Move::from)
                    .distinct()
                    .forEach(drawing::mustCapture);
        }
        return drawing.view(title).playable(position, played);
    }

    /** What is said while the game goes on and no move was refused. */
    private @Nullable Verdict note() {
        if (!scene.isPlaying()) {
            return null;
        }
        if (query.asksToResign()) {
            return Verdict.of(Verdict.Kind.ASK, words.resignAsk(), words.resignText());
        }
        Optional<Verdict> refused = Arrays.stream(Refused.Code.values())
                .filter(code -> code.id().equals(query.why))
                .findFirst()
                .flatMap(this::refused);
        return refused.orElseGet(this::offered);
    }

    private Optional<Verdict> refused(Refused.Code code) {
        return switch (code) {
            case STALE -> Optional.of(Verdict.of(Verdict.Kind.RULE, words.stale(), words.staleText()));
            case NOT_YOUR_TURN -> Optional.of(Verdict.of(Verdict.Kind.RULE, words.notYourTurn(), words.staleText()));
            case NO_OFFER -> Optional.of(Verdict.of(Verdict.Kind.RULE, words.noOffer(), ""));
            case OFFERED_ALREADY ->
                Optional.of(Verdict.of(Verdict.Kind.RULE, words.offeredAlready(), words.offeredAlreadyText()));
            case NO_TAKEBACK -> Optional.of(Verdict.of(Verdict.Kind.RULE, words.noTakeback(), words.noTakebackText()));
            case OVER, NO_SEAT, DOUBLED, NO_MOVE -> Optional.empty();
        };
    }

    private @Nullable Verdict offered() {
        DrawOffer offer = game.offer();
        if (offer == null) {
            return null;
        }
        if (isAsked()) {
            return Verdict.of(Verdict.Kind.ASK, words.offered(), words.offeredText());
        }
        boolean declined = scene.seat().equals(Optional.of(offer.by()))
                && offer.state() == DrawOffer.State.DECLINED
                && game.ply() - offer.ply() <= 1;
        return declined ? Verdict.of(Verdict.Kind.ASK, words.declined(), words.declinedText()) : null;
    }

    /** Whether the viewer is to answer a draw offer. */
    private boolean isAsked() {
        DrawOffer offer = game.offer();
        return scene.isPlaying()
                && offer != null
                && scene.seat().filter(offer::isFor).isPresent();
    }

    private @Nullable Deed deed() {
        if (game.isOver()) {
            return rematch();
        }
        if (scene.isPlaying() && query.asksToResign()) {
            return Deed.of(scene.address().deed("resignation"), scene.hidden(), words.resign());
        }
        if (isAsked()) {
            return new Deed(
                    scene.address().deed("draw-answer"),
                    scene.hidden(),
                    List.of(new Button("accept", "1", words.accept()), new Button("accept", "0", words.playOn())));
        }
        return null;
    }

    /** Another game on the same terms with the colours changed. */
    private @Nullable Deed rematch() {
        Optional<Side> machine = game.machine();
        if (machine.isEmpty() || scene.seat().isEmpty()) {
            return null;
        }
        Position start = game.history().start();
        List<Hidden> hidden = List.of(
                new Hidden("level", String.valueOf(scene.stored().level)),
                new Hidden("colour", machine.get() == Side.WHITE ? "white" : "black"),
                new Hidden("time", game.clock().control().toString()),
                new Hidden("fen", start.equals(Position.START) ? "" : Fen.write(start)));
        return Deed.of("/games", hidden, words.rematch());
    }

    private List<PageLink> onward() {
        if (scene.isPlaying() && query.asksToResign()) {
            return List.of(PageLink.of(scene.address().toString(), words.playOn()));
        }
        return game.isOver() ? List.of(PageLink.of("/games/new", words.newGame())) : List.of();
    }

    private MoveForm form(MoveEntry entry) {
        int number = (game.ply() + (game.history().start().turn() == Side.BLACK ? 1 : 0)) / 2 + 1;
        MoveForm form = MoveForm.of(
                scene.address().deed("moves"),
                scene.hidden("ply", Integer.toString(game.ply())),
                words.yourMove(number),
                entry);
        return switch (game.state()) {
            case PERSON, OVER -> form;
            case WAITING -> form.waiting(words.waiting());
            case THINKING -> form.waiting(words.thinking());
        };
    }

    private String quiet() {
        if (game.isRecord()) {
            String ended = game.endedByRule()
                    .filter(ply -> ply < game.ply())
                    .map(ply -> " " + words.endedByRule((ply + 1) / 2))
                    .orElse("");
            String known = scene.stored().event + " " + scene.stored().playedOn.replaceAll("\\.?\\?+", "");
            return (known.strip() + ended).strip();
        }
        if (!scene.isNow()) {
            return words.earlier();
        }
        if (scene.seat().isEmpty()) {
            return game.isOver() ? "" : words.watching();
        }
        DrawOffer offer = game.offer();
        boolean open = offer != null && offer.state() == DrawOffer.State.OPEN && !game.isOver() && !isAsked();
        return open ? words.offerOpen() : "";
    }

    private MoveRecord record(List<String> full, Openings openings) {
        boolean blackFirst = game.history().start().turn() == Side.BLACK;
        String title = openings.of(game.history())
                .map(opening -> {
                    String name = scene.language() == Language.RU ? opening.ru() : opening.en();
                    return opening.isSingleSource() ? words.oneSource(name) : name;
                })
                .orElse(shared.record());
        MoveRecord record = MoveRecord.game(
                title,
                full,
                scene.shown(),
                blackFirst,
                step -> scene.address().at(step, game.ply()).toString());
        return scene.address().whole() ? record : record.near(LINES);
    }

    private List<PageLink> links(List<String> full) {
        List<PageLink> links = new ArrayList<>();
        if (!scene.isNow()) {
            links.add(PageLink.of(scene.address().at(game.ply(), game.ply()).toString(), words.backToGame()));
        }
        if (full.size() > 2 * LINES) {
            boolean whole = scene.address().whole();
            links.add(PageLink.of(
                    scene.address().withWholeRecord(!whole).toString(),
                    whole ? words.shortRecord() : words.wholeRecord()));
        }
        links.add(new PageLink(scene.address().flipped().toString(), shared.flip(), "f"));
        if (!full.isEmpty()) {
            links.add(PageLink.of(scene.address().pdn(), words.pdn()));
        }
        if (scene.isPlaying()) {
            links.add(PageLink.of(scene.address().with("ask", "resign"), words.resign()));
        }
        return links;
    }

    private List<Deed> deeds() {
        if (!scene.isPlaying() || !scene.isNow()) {
            return List.of();
        }
        List<Deed> deeds = new ArrayList<>();
        DrawOffer offer = game.offer();
        boolean may = offer == null || offer.ply() != game.ply() && offer.state() != DrawOffer.State.OPEN;
        if (may) {
            deeds.add(Deed.of(scene.address().deed("draw-offer"), scene.hidden(), words.offerDraw()));
        }
        int least = scene.seat().equals(Optional.of(game.turn())) ? 2 : 1;
        if (game.clock().control().equals(TimeControl.UNLIMITED) && game.ply() >= least) {
            List<Hidden> hidden = scene.hidden("ply", Integer.toString(game.ply()));
            deeds.add(Deed.of(scene.address().deed("takeback"), hidden, words.takeBack()));
        }
        return deeds;
    }
}

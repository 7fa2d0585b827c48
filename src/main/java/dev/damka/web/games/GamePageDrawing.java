package dev.damka.web.games;

import dev.damka.games.DrawOffer;
import dev.damka.games.Game;
import dev.damka.games.Openings;
import dev.damka.games.TimeControl;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import dev.damka.web.openings.OpeningEntry;
import dev.damka.web.rules.LearnWords;
import dev.damka.web.rules.RuleLinks;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
        GameNote note = GameNote.of(scene, query, entry.note());
        MoveForm form = scene.isPlaying() && scene.isNow() ? form(entry) : null;
        return new GamePage(
                title(),
                scene.stored().version,
                scene.address().toString(),
                game.isOver() ? "" : scene.address().events(),
                form == null || scene.mayMove() ? "" : Strip.css(scene.seat().orElseThrow()),
                isAwaited(),
                Strip.of(scene, scene.bottom().opponent()),
                Strip.of(scene, scene.bottom()),
                board(full),
                note.verdict(),
                note.deed(),
                note.onward(),
                form != null && note.verdict() == null ? form.asking() : form,
                full.isEmpty() ? "" : full.get(Math.max(0, scene.shown() - 1)),
                source(),
                quiet(),
                game.isRecord() ? List.of() : Counters.of(game.history(), scene.language()),
                full.isEmpty() ? null : record(full, openings),
                links(full, openings),
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
                return RuleLinks.explained(
                        MoveEntry.refused(drawing, position, tried.get(), reading, "", scene.language()),
                        reading,
                        scene.language());
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
        String title =
                game.isOver() && scene.isNow() ? words.over() : scene.language().toMove(position.turn());
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

    private String source() {
        return game.isRecord()
                ? (scene.stored().event + " " + scene.stored().playedOn.replaceAll("\\.?\\?+", "")).strip()
                : "";
    }

    private String quiet() {
        if (game.isRecord()) {
            return game.endedByRule()
                    .filter(ply -> ply < game.ply())
                    .map(ply -> words.endedByRule((ply + 1) / 2))
                    .orElse("");
        }
        if (!scene.isNow()) {
            return words.earlier();
        }
        if (scene.seat().isEmpty()) {
            return game.isOver() ? "" : words.watching();
        }
        DrawOffer offer = game.offer();
        boolean open = offer != null && offer.state() == DrawOffer.State.OPEN && !game.isOver() && !scene.isAsked();
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

    private List<PageLink> links(List<String> full, Openings openings) {
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
        openings.of(game.history())
                .map(opening -> PageLink.of(
                        OpeningEntry.href(opening),
                        LearnWords.in(scene.language()).aboutOpening()))
                .ifPresent(links::add);
        if (scene.isPlaying() && !query.asksToResign()) {
            links.add(PageLink.of(scene.address().with("ask", "resign"), words.resign()));
        }
        return links;
    }

    private List<Deed> deeds() {
        if (!scene.isPlaying() || !scene.isNow()) {
            return List.of();
        }
        List<Deed> deeds = new ArrayList<>();
        if (!scene.isAsked() && scene.seat().filter(game::mayOfferDraw).isPresent()) {
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

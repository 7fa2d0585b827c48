package dev.damka.web.games;

import dev.damka.games.DrawOffer;
import dev.damka.games.Game;
import dev.damka.games.Refused;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.web.games.Deed.Button;
import dev.damka.web.shared.MoveForm.Hidden;
import dev.damka.web.shared.PageLink;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the page of a game says besides the board, with what can be answered to it.
 *
 * @param verdict null where nothing is said
 * @param deed buttons that go with it; null for none
 * @param onward links that go with it
 */
record GameNote(@Nullable Verdict verdict, @Nullable Deed deed, List<PageLink> onward) {
    private static final GameNote NONE = new GameNote(null, null, List.of());

    /** The note on a move that was refused, or where there is none the one on the game. */
    static GameNote of(GameScene scene, GameQuery query, @Nullable Verdict refused) {
        GameMessages words = scene.words();
        if (scene.game().isOver()) {
            List<PageLink> onward = new ArrayList<>();
            if (scene.game().ply() > 0) {
                onward.add(PageLink.of(scene.address().review(), words.review()));
            }
            onward.add(PageLink.of("/games/new", words.newGame()));
            return new GameNote(EndNote.of(scene), rematch(scene), onward);
        }
        if (refused != null) {
            return new GameNote(refused, null, List.of());
        }
        if (!scene.isPlaying()) {
            return NONE;
        }
        if (query.asksToResign()) {
            return new GameNote(
                    Verdict.of(Verdict.Kind.ASK, words.resignAsk(), words.resignText()),
                    Deed.of(scene.address().deed("resignation"), scene.hidden(), words.resign()),
                    List.of(PageLink.of(scene.address().toString(), words.playOn())));
        }
        return Arrays.stream(Refused.Code.values())
                .filter(code -> code.id().equals(query.why))
                .findFirst()
                .flatMap(code -> undone(code, words))
                .map(verdict -> new GameNote(verdict, null, List.of()))
                .orElseGet(() -> offer(scene));
    }

    /** Why something was not done, where that is not seen from the game itself. */
    private static Optional<Verdict> undone(Refused.Code code, GameMessages words) {
        return switch (code) {
            case STALE -> rule(words.stale(), words.staleText());
            case NOT_YOUR_TURN -> rule(words.notYourTurn(), words.staleText());
            case NO_OFFER -> rule(words.noOffer(), "");
            case OFFERED_ALREADY -> rule(words.offeredAlready(), words.offeredAlreadyText());
            case NO_TAKEBACK -> rule(words.noTakeback(), words.noTakebackText());
            case OVER, NO_SEAT, DOUBLED, NO_MOVE -> Optional.empty();
        };
    }

    private static Optional<Verdict> rule(String title, String text) {
        return Optional.of(Verdict.of(Verdict.Kind.RULE, title, text));
    }

    private static GameNote offer(GameScene scene) {
        GameMessages words = scene.words();
        DrawOffer offer = scene.game().offer();
        if (scene.isAsked()) {
            Deed answer = new Deed(
                    scene.address().deed("draw-answer"),
                    scene.hidden(),
                    List.of(new Button("accept", "1", words.accept()), new Button("accept", "0", words.playOn())));
            return new GameNote(Verdict.of(Verdict.Kind.ASK, words.offered(), words.offeredText()), answer, List.of());
        }
        boolean declined = offer != null
                && scene.seat().equals(Optional.of(offer.by()))
                && offer.state() == DrawOffer.State.DECLINED
                && scene.game().ply() - offer.ply() <= 1;
        return declined
                ? new GameNote(Verdict.of(Verdict.Kind.ASK, words.declined(), words.declinedText()), null, List.of())
                : NONE;
    }

    /** Another game on the same terms with the colours changed. */
    private static @Nullable Deed rematch(GameScene scene) {
        Game game = scene.game();
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
        return Deed.of("/games", hidden, scene.words().rematch());
    }
}

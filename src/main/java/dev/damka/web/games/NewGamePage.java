package dev.damka.web.games;

import dev.damka.engine.Level;
import dev.damka.games.Opening;
import dev.damka.games.Openings;
import dev.damka.games.TimeControl;
import dev.damka.rules.Position;
import dev.damka.rules.notation.FenException;
import dev.damka.web.shared.FlawWords;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MiniBoard;
import dev.damka.web.shared.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The form with which a game begins.
 *
 * @param own whether minutes and seconds are the visitor's own
 * @param placed whether it starts elsewhere than usual
 * @param start where it starts; null where that is no position
 * @param fault what is wrong, in words; null for nothing
 */
public record NewGamePage(
        List<Choice> colours,
        List<Choice> levels,
        List<Choice> times,
        boolean own,
        String minutes,
        String seconds,
        List<Choice> openings,
        String fen,
        boolean placed,
        @Nullable MiniBoard start,
        @Nullable Verdict fault) {
    /** One of several and whether it is chosen. */
    public record Choice(String value, String label, boolean on) {}

    static NewGamePage of(Wish wish, Openings openings, Language language) {
        GameMessages words = GameWords.in(language);
        @Nullable MiniBoard start = null;
        @Nullable
        Verdict fault = wish.fault(openings).map(one -> note(one, words)).orElse(null);
        try {
            Position position = wish.start(openings);
            start = MiniBoard.of(position, words.startPosition());
        } catch (FenException e) {
            // Of several faults the place of this one is what helps most.
            fault = Verdict.of(
                    Verdict.Kind.RULE, words.faultFen(), words.faultFenAt(e.column(), FlawWords.of(e, language)));
        }
        boolean own = wish.time().equals(Wish.OWN);
        return new NewGamePage(
                List.of(
                        choice("random", words.byLot(), wish.colour()),
                        choice("white", words.playWhite(), wish.colour()),
                        choice("black", words.playBlack(), wish.colour())),
                IntStream.rangeClosed(1, Level.HIGHEST)
                        .mapToObj(Integer::toString)
                        .map(level -> choice(level, level, wish.level()))
                        .toList(),
                TimeControl.PRESETS.stream()
                        .map(control -> choice(control.toString(), GameWords.time(control, words), wish.time()))
                        .toList(),
                own,
                wish.minutes(),
                wish.seconds(),
                openings(openings, wish.opening(), language),
                wish.fen(),
                !wish.fen().isEmpty() || !wish.opening().isEmpty(),
                start,
                fault);
    }

    private static Choice choice(String value, String label, String chosen) {
        return new Choice(value, label, value.equals(chosen));
    }

    private static List<Choice> openings(Openings openings, String chosen, Language language) {
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < openings.all().size(); i++) {
            Opening opening = openings.all().get(i);
            choices.add(choice(Integer.toString(i), language == Language.RU ? opening.ru() : opening.en(), chosen));
        }
        return choices;
    }

    private static Verdict note(Wish.Fault fault, GameMessages words) {
        return switch (fault) {
            case LEVEL -> Verdict.of(Verdict.Kind.RULE, words.faultLevel(), "");
            case TIME ->
                Verdict.of(
                        Verdict.Kind.RULE,
                        words.faultTime(),
                        words.faultTimeText(TimeControl.MOST_MINUTES, TimeControl.MOST_SECONDS));
            case CHOICE -> Verdict.of(Verdict.Kind.RULE, words.faultChoice(), words.faultChoiceText());
            case FEN -> Verdict.of(Verdict.Kind.RULE, words.faultFen(), "");
            case FINISHED -> Verdict.of(Verdict.Kind.RULE, words.faultFinished(), words.faultFinishedText());
        };
    }
}

package dev.damka.web.home;

import dev.damka.web.shared.Language;
import dev.damka.web.shared.Look;
import dev.damka.web.shared.Messages;
import java.util.Arrays;
import java.util.List;

/**
 * Language and look to choose from.
 *
 * @param back the page from which the visitor came
 */
public record SettingsPage(String back, List<Choice> languages, List<Choice> looks) {
    /** One choice and whether it holds now. */
    public record Choice(String value, String label, boolean on) {}

    static SettingsPage of(String back, Language language, Look look) {
        Messages words = language.words();
        return new SettingsPage(
                back,
                Arrays.stream(Language.values())
                        .map(one -> new Choice(one.tag(), one.words().languageName(), one == language))
                        .toList(),
                List.of(
                        new Choice(Look.AUTO.id(), words.lookAuto(), look == Look.AUTO),
                        new Choice(Look.LIGHT.id(), words.lookLight(), look == Look.LIGHT),
                        new Choice(Look.DARK.id(), words.lookDark(), look == Look.DARK)));
    }
}

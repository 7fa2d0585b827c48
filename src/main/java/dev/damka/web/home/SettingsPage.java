package dev.damka.web.home;

import dev.damka.web.shared.Language;
import dev.damka.web.shared.Look;
import dev.damka.web.shared.Messages;
import dev.damka.web.shared.Visit;
import java.util.Arrays;
import java.util.List;

/**
 * Language, look, keys and sounds to choose from.
 *
 * @param back the page from which the visitor came
 * @param keys whether keys of one letter act
 * @param sounds whether games sound
 */
public record SettingsPage(
        String back, List<Choice> languages, List<Choice> looks, List<Choice> keys, List<Choice> sounds) {
    /** What the form sends for keys that act. */
    static final String KEYS_ON = "on";
    /** What the form sends for games without sound. */
    static final String SOUNDS_OFF = "off";

    /** One choice and whether it holds now. */
    public record Choice(String value, String label, boolean on) {}

    static SettingsPage of(String back, Language language, Look look, boolean keysAct, boolean sounding) {
        Messages words = language.words();
        return new SettingsPage(
                back,
                Arrays.stream(Language.values())
                        .map(one -> new Choice(one.tag(), one.words().languageName(), one == language))
                        .toList(),
                List.of(
                        new Choice(Look.AUTO.id(), words.lookAuto(), look == Look.AUTO),
                        new Choice(Look.LIGHT.id(), words.lookLight(), look == Look.LIGHT),
                        new Choice(Look.DARK.id(), words.lookDark(), look == Look.DARK)),
                List.of(
                        new Choice(KEYS_ON, words.keysOn(), keysAct),
                        new Choice(Visit.KEYS_OFF, words.keysOff(), !keysAct)),
                List.of(
                        new Choice(Visit.SOUNDS_ON, words.soundsOn(), sounding),
                        new Choice(SOUNDS_OFF, words.soundsOff(), !sounding)));
    }
}

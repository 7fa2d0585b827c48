package dev.damka.web.shared;

import dev.damka.rules.Side;
import io.quarkus.qute.i18n.Localized;
import io.quarkus.qute.i18n.MessageBundles;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A language of the pages. */
public enum Language {
    RU,
    EN;

    private final String tag = name().toLowerCase(Locale.ROOT);
    private final Locale locale = Locale.forLanguageTag(tag);
    private final Map<Class<?>, Object> bundles = new ConcurrentHashMap<>();

    /** The language for a visit: what was chosen, else what the browser prefers, else Russian. */
    public static Language choose(@Nullable String chosen, @Nullable String acceptLanguage) {
        return tagged(chosen).or(() -> preferred(acceptLanguage)).orElse(RU);
    }

    /** The language for an answer of the API: what the header prefers, else English. */
    public static Language ofApi(@Nullable String acceptLanguage) {
        return preferred(acceptLanguage).orElse(EN);
    }

    /** The language of that tag, if the pages know it. */
    public static Optional<Language> tagged(@Nullable String tag) {
        return Arrays.stream(values())
                .filter(language -> language.tag.equals(tag))
                .findFirst();
    }

    /** The first of the best weighted languages in the header that the pages know. */
    private static Optional<Language> preferred(@Nullable String acceptLanguage) {
        if (acceptLanguage == null) {
            return Optional.empty();
        }
        @Nullable Language best = null;
        double bestWeight = 0;
        for (String range : acceptLanguage.split(",", 20)) {
            String[] parts = range.strip().split(";", 2);
            double weight = parts.length == 1 ? 1 : weight(parts[1]);
            for (Language language : values()) {
                boolean named = parts[0].regionMatches(true, 0, language.tag, 0, 2)
                        && (parts[0].length() == 2 || parts[0].charAt(2) == '-');
                if (named && weight > bestWeight) {
                    best = language;
                    bestWeight = weight;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static double weight(String parameter) {
        String value = parameter.replace(" ", "");
        return value.matches("q=[01](\\.[0-9]{0,3})?") ? Double.parseDouble(value.substring(2)) : 0;
    }

    /** The tag in {@code lang} attributes, cookies and file names: {@code ru}, {@code en}. */
    public String tag() {
        return tag;
    }

    public Locale locale() {
        return locale;
    }

    /** The language that the switch offers. */
    public Language other() {
        return this == RU ? EN : RU;
    }

    /** All words of the pages in this language. */
    public Messages words() {
        return bundle(Messages.class);
    }

    /** The words of one bundle in this language; looked up once, since a page asks for them many times. */
    public <T> T bundle(Class<T> words) {
        return words.cast(bundles.computeIfAbsent(words, kind -> MessageBundles.get(kind, Localized.Literal.of(tag))));
    }

    /** Such as «Ход белых», «White to move». */
    public String toMove(Side side) {
        return side == Side.WHITE ? words().whiteToMove() : words().blackToMove();
    }

    /** The name of a side, at the beginning of a sentence. */
    public String side(Side side) {
        return side == Side.WHITE ? words().boardWhite() : words().boardBlack();
    }
}

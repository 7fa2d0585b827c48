package dev.damka.web.rules;

import dev.damka.web.shared.Language;
import dev.damka.web.shared.Prose;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sets plain text as HTML, as {@link Prose} does, in which words of the other language are marked, so that they are read as such. */
final class ForeignWords {
    private static final Map<Language, Pattern> FOREIGN = Map.of(
            Language.RU,
            Pattern.compile("(?<![\\p{L}\\d/])[A-Za-z][A-Za-z'’]{3,}(?:[ -][A-Za-z][A-Za-z'’]+)*(?![\\d:])"),
            Language.EN,
            Pattern.compile("[\\p{IsCyrillic}]+(?:[ -][\\p{IsCyrillic}]+)*"));

    private ForeignWords() {}

    static String html(String text, Language language) {
        StringBuilder html = new StringBuilder();
        Matcher foreign = FOREIGN.get(language).matcher(text);
        int done = 0;
        while (foreign.find()) {
            html.append(Prose.html(text.substring(done, foreign.start())).getValue())
                    .append("<span lang=\"")
                    .append(language.other().tag())
                    .append("\">")
                    .append(Prose.escaped(foreign.group()))
                    .append("</span>");
            done = foreign.end();
        }
        return html.append(Prose.html(text.substring(done)).getValue()).toString();
    }
}

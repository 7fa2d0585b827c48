package dev.damka.web.search;

import dev.damka.web.rules.Stems;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Prose;
import io.quarkus.qute.RawString;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The piece of a text in which the words stand that were searched for, with these marked. */
final class Excerpt {
    private static final int LENGTH = 180;
    private static final int BEFORE = 60;
    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    private Excerpt() {}

    static RawString of(String text, String asked, Language language) {
        Stems stems = Stems.in(language);
        List<String> wanted = stems.all(asked);
        Matcher word = WORD.matcher(text);
        int first = -1;
        while (first < 0 && word.find()) {
            if (wanted.contains(stems.of(word.group()))) {
                first = word.start();
            }
        }
        int start = start(text, first);
        int end = Math.min(text.length(), start + LENGTH);
        end = end == text.length() ? end : Math.max(start, text.lastIndexOf(' ', end));
        String shown = text.substring(start, end);
        return new RawString(
                (start > 0 ? "… " : "") + marked(shown, wanted, stems) + (end < text.length() ? " …" : ""));
    }

    /** A word's beginning a little before the first one found. */
    private static int start(String text, int first) {
        return first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
    }

    private static String marked(String text, List<String> wanted, Stems stems) {
        StringBuilder html = new StringBuilder();
        Matcher word = WORD.matcher(text);
        int done = 0;
        while (word.find()) {
            if (wanted.contains(stems.of(word.group()))) {
                html.append(Prose.escaped(text.substring(done, word.start())))
                        .append("<mark>")
                        .append(word.group())
                        .append("</mark>");
                done = word.end();
            }
        }
        return html.append(Prose.escaped(text.substring(done))).toString();
    }
}

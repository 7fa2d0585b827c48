package dev.damka.web.rules;

import dev.damka.web.shared.Language;
import io.quarkus.qute.RawString;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Sets plain text as HTML in which the terms of the glossary lead there, whatever their word form. */
final class TermLinks {
    /** What every reader knows from the first chapters on; a link on each would be noise. */
    private static final Set<String> EVERYDAY = Set.of("man", "king", "piece", "capture");

    private static final int SHORT = 5;
    /** How a verb goes on after a stem that it shares with a noun: «заставить» is no form of «застава». */
    private static final Pattern VERB = Pattern.compile("и(?:ть?|шь|л[аио]?|вши?|те)(?:с[ья])?|ят(?:ся)?");

    /** English verbs look like nouns: «to attack», «draw a piece away». */
    private static final Set<String> BEFORE_VERB = Set.of("to", "can", "cannot", "may", "must", "will", "would", "not");

    private static final Set<String> AFTER_VERB = Set.of("a", "an", "the", "its", "it", "them", "their", "your");

    private static final Pattern TAG = Pattern.compile("<[^>]*>");

    private final Language language;
    /** By the stem of its first word; the longer names first. */
    private final Map<String, List<Name>> names = new HashMap<>();

    private record Name(String text, List<String> words, List<String> stems, Term term) {}

    private record Word(int start, int end, String stem) {}

    TermLinks(Language language, List<Term> terms) {
        this.language = language;
        Stems stems = Stems.in(language);
        for (Term term : terms) {
            if (EVERYDAY.contains(term.id())) {
                continue;
            }
            for (String name : term.name().split("[,;/()]")) {
                List<String> words = stems.all(name);
                if (!words.isEmpty()) {
                    names.computeIfAbsent(words.get(0), first -> new ArrayList<>())
                            .add(new Name(name.strip(), Stems.words(name), words, term));
                }
            }
        }
        names.values()
                .forEach(
                        same -> same.sort((a, b) -> b.stems().size() - a.stems().size()));
    }

    /** The links of the shipped glossary. */
    static TermLinks in(Language language) {
        return Glossary.in(language).links();
    }

    /**
     * A piece of longer HTML with its terms linked; what stands in a link stays as it is.
     *
     * @param linked the ids of the terms that have been linked and need not be again; those linked now are added
     */
    RawString linked(RawString piece, Set<String> linked) {
        String html = piece.getValue();
        StringBuilder all = new StringBuilder(html.length() + 64);
        Matcher tag = TAG.matcher(html);
        int done = 0;
        boolean inLink = false;
        while (tag.find()) {
            String text = html.substring(done, tag.start());
            all.append(inLink ? text : links(text, linked, same -> same)).append(tag.group());
            inLink = tag.group().startsWith("<a ") || inLink && !tag.group().equals("</a>");
            done = tag.end();
        }
        return new RawString(
                all.append(links(html.substring(done), linked, text -> text)).toString());
    }

    /**
     * Sets a piece of a longer text.
     *
     * @param linked the ids of the terms that have been linked and need not be again; those linked now are added
     */
    String html(String text, Set<String> linked) {
        return links(text, linked, this::plain);
    }

    /** @param set sets what stands between the links */
    private String links(String text, Set<String> linked, UnaryOperator<String> set) {
        StringBuilder html = new StringBuilder(text.length() + 64);
        List<Word> words = words(text);
        int done = 0;
        for (int i = 0; i < words.size(); i++) {
            Name name = nameAt(words, i, text);
            if (name == null) {
                continue;
            }
            int last = i + name.stems().size() - 1;
            if (linked.add(name.term().id())) {
                int end = words.get(last).end();
                html.append(set.apply(text.substring(done, words.get(i).start())))
                        .append("<a class=\"term\" href=\"")
                        .append(name.term().href())
                        .append("\">")
                        .append(text, words.get(i).start(), end)
                        .append("</a>");
                done = end;
            }
            // What has been linked is passed over whole: in «турецкий удар» no «удар» is meant.
            i = last;
        }
        return html.append(set.apply(text.substring(done))).toString();
    }

    private List<Word> words(String text) {
        List<Word> words = new ArrayList<>();
        Stems stems = Stems.in(language);
        Matcher word = Stems.WORD.matcher(text);
        while (word.find()) {
            words.add(new Word(word.start(), word.end(), stems.of(word.group())));
        }
        return words;
    }

    private @Nullable Name nameAt(List<Word> words, int from, String text) {
        for (Name name : names.getOrDefault(words.get(from).stem(), List.of())) {
            if (isAt(name, words, from, text)) {
                return name;
            }
        }
        return null;
    }

    private boolean isAt(Name name, List<Word> words, int from, String text) {
        if (from + name.stems().size() > words.size()) {
            return false;
        }
        for (int i = 0; i < name.stems().size(); i++) {
            Word word = words.get(from + i);
            boolean next = i == 0
                    || text.substring(words.get(from + i - 1).end(), word.start())
                            .matches("[ \\u00a0-]");
            if (!next || !word.stem().equals(name.stems().get(i))) {
                return false;
            }
        }
        int last = from + name.stems().size() - 1;
        String first = at(words, from, text);
        if (language == Language.EN) {
            // Of several words the last alone has forms: in «three kings hunt» there is no king hunt.
            return last > from
                    ? first.equals(name.words().get(0))
                    : !first.endsWith("ed")
                            && !BEFORE_VERB.contains(at(words, from - 1, text))
                            && !AFTER_VERB.contains(at(words, from + 1, text))
                            && isForm(name.text(), first);
        }
        return last > from || isForm(name.text(), first);
    }

    /** A word in small letters; empty beyond the text. */
    private static String at(List<Word> words, int place, String text) {
        if (place < 0 || place >= words.size()) {
            return "";
        }
        Word word = words.get(place);
        return text.substring(word.start(), word.end()).toLowerCase(Locale.ROOT);
    }

    /** Some words share a stem with others: «ничего» is no form of «ничья». Forms differ by their last letters alone. */
    private static boolean isForm(String name, String word) {
        int same = 0;
        while (same < Math.min(name.length(), word.length())
                && Character.toLowerCase(name.charAt(same)) == Character.toLowerCase(word.charAt(same))) {
            same++;
        }
        return same >= name.length() - (name.length() <= SHORT ? 1 : 2)
                && !VERB.matcher(word.substring(same)).matches();
    }

    /** Text without links. */
    String plain(String text) {
        return ForeignWords.html(text, language);
    }
}

package dev.damka.web.search;

import dev.damka.web.rules.Stems;
import dev.damka.web.shared.Language;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Which entries hold which words, whatever their form. An entry is found if it holds all words asked for, the last one
 * perhaps unfinished. Immutable.
 */
final class Index {
    private static final int IN_TITLE = 10;
    private static final int MOST_IN_TEXT = 5;
    /** A beginning shorter than this fits too many words. */
    private static final int SHORTEST_BEGINNING = 3;

    private final Language language;
    private final List<Entry> entries;
    /** By stem, how well each entry that holds it fits, by its place. */
    private final Map<String, Map<Integer, Integer>> byStem = new HashMap<>();

    Index(Language language, List<Entry> entries) {
        this.language = language;
        this.entries = List.copyOf(entries);
        Stems stems = Stems.in(language);
        for (int i = 0; i < entries.size(); i++) {
            Map<String, Integer> weights = new HashMap<>();
            for (String stem : stems.all(entries.get(i).text())) {
                weights.merge(stem, 1, (a, b) -> Math.min(MOST_IN_TEXT, a + b));
            }
            for (String stem : stems.all(entries.get(i).title())) {
                weights.merge(stem, IN_TITLE, Integer::sum);
            }
            for (Map.Entry<String, Integer> weight : weights.entrySet()) {
                byStem.computeIfAbsent(weight.getKey(), stem -> new HashMap<>()).put(i, weight.getValue());
            }
        }
    }

    /** What holds all words of a text, the best first; nothing for a text without words. */
    List<Entry> find(String text) {
        List<String> asked = Stems.words(text);
        if (asked.isEmpty()) {
            return List.of();
        }
        Map<Integer, Integer> found = holding(asked.get(0), asked.size() == 1 ? text : "");
        for (int i = 1; i < asked.size(); i++) {
            Map<Integer, Integer> more = holding(asked.get(i), i == asked.size() - 1 ? text : "");
            found.keySet().retainAll(more.keySet());
            found.replaceAll((entry, weight) -> weight + more.get(entry));
        }
        List<Integer> places = new ArrayList<>(found.keySet());
        places.sort(
                Comparator.comparingInt((Integer place) -> -found.get(place)).thenComparingInt(place -> place));
        return places.stream().map(entries::get).toList();
    }

    /**
     * What holds a word in some form. The word itself may be the stem of other forms, as Петров is of Петрова, which a
     * stemmer would shorten further.
     *
     * @param unfinished a text whose last word may be a beginning; empty where the word is whole
     */
    private Map<Integer, Integer> holding(String word, String unfinished) {
        Map<Integer, Integer> found =
                new HashMap<>(byStem.getOrDefault(Stems.in(language).of(word), Map.of()));
        byStem.getOrDefault(word, Map.of()).forEach((entry, weight) -> found.merge(entry, weight, Math::max));
        String beginning = unfinished.toLowerCase(Locale.ROOT).replace('ё', 'е').strip();
        beginning = beginning.substring(beginning.lastIndexOf(' ') + 1);
        if (found.isEmpty() && beginning.length() >= SHORTEST_BEGINNING) {
            for (Map.Entry<String, Map<Integer, Integer>> other : byStem.entrySet()) {
                if (other.getKey().startsWith(beginning)) {
                    other.getValue().forEach((entry, weight) -> found.merge(entry, weight, Math::max));
                }
            }
        }
        return found;
    }
}

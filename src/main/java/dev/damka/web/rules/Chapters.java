package dev.damka.web.rules;

import dev.damka.web.shared.Language;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All chapters, read once: a text that can't be read is a fault of the build. */
public final class Chapters {
    private static final String LIST = "chapters.txt";

    private final Map<Language, List<Chapter>> all;

    private Chapters(Map<Language, List<Chapter>> all) {
        this.all = all;
    }

    /** A chapter of the list and where in the contents it stands. */
    private record Entry(String id, Part part) {}

    /**
     * The shipped ones.
     *
     * @throws IllegalStateException that names the file, the place and what would be right
     */
    public static Chapters shipped() {
        List<Entry> entries = entries(TextFile.of(LIST));
        Map<Language, List<Chapter>> all = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            Glossary glossary = Glossary.in(language);
            all.put(
                    language,
                    entries.stream()
                            .map(entry -> ChapterReader.read(
                                    entry.id(),
                                    entry.part(),
                                    language,
                                    TextFile.of(language, entry.id() + ".md"),
                                    glossary))
                            .toList());
        }
        return new Chapters(all);
    }

    /** The list: an id a line, under the name of its part in brackets. */
    private static List<Entry> entries(TextFile file) {
        List<Entry> entries = new ArrayList<>();
        Part part = Part.RULES;
        for (String line : file.text().split("\n")) {
            String item = line.strip();
            if (item.startsWith("[")) {
                part = Part.named(item.replaceAll("[\\[\\]]", ""))
                        .orElseThrow(() -> file.fault(item, "there are [rules], [play], [about] and [themes]"));
            } else if (!item.isEmpty()) {
                entries.add(new Entry(part.directory() + item, part));
            }
        }
        return entries;
    }

    /** All in one language, in the order of the list. */
    public List<Chapter> in(Language language) {
        return all.get(language);
    }

    /** The chapter on a theme of the puzzles. */
    public Optional<Chapter> onTheme(Language language, String theme) {
        return find(language, Part.THEMES.directory() + theme);
    }

    /** The chapter of that id in a language. */
    Optional<Chapter> find(Language language, String id) {
        return in(language).stream().filter(chapter -> chapter.id().equals(id)).findFirst();
    }
}

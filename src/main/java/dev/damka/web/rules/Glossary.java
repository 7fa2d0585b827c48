package dev.damka.web.rules;

import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.web.shared.Language;
import io.quarkus.qute.RawString;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.node.Node;
import org.jspecify.annotations.Nullable;

/** The words of draughts players in one language, in the order of its alphabet. */
public final class Glossary {
    private static final String FILE = "glossary.tsv";
    private static final int COLUMNS = 5;
    private static final Map<Language, Glossary> SHIPPED = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            SHIPPED.put(language, read(language, TextFile.of(language, FILE)));
        }
    }

    private final List<Term> terms;
    private final TermLinks links;

    private Glossary(Language language, List<Term> terms) {
        Collator alphabet = Collator.getInstance(language.locale());
        this.terms = terms.stream()
                .sorted(Comparator.comparing(Term::name, alphabet))
                .toList();
        this.links = new TermLinks(language, terms);
    }

    /** The shipped one in that language. */
    public static Glossary in(Language language) {
        return SHIPPED.get(language);
    }

    /**
     * Reads a table: a line each of id, term, the term in the other language, meaning and, where one shows it, a position,
     * parted by tabs.
     *
     * @throws IllegalStateException that names the file, the line and what would be right
     */
    static Glossary read(Language language, TextFile file) {
        List<Term> terms = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        int number = 0;
        for (String line : file.text().split("\n")) {
            number++;
            String where = "line " + number;
            String[] cells = line.split("\t", -1);
            if (line.isBlank() || line.startsWith("#") || cells[0].equals("id")) {
                continue;
            }
            if (cells.length < COLUMNS - 1 || cells.length > COLUMNS) {
                throw file.fault(where, "write id, term, term in the other language, meaning and perhaps a position");
            }
            if (!cells[0].matches("[a-z0-9-]+") || !ids.add(cells[0])) {
                throw file.fault(where, "the id " + cells[0] + " is taken or not of small letters, digits and hyphens");
            }
            terms.add(term(language, file, where, cells));
        }
        return new Glossary(language, terms);
    }

    private static Term term(Language language, TextFile file, String where, String[] cells) {
        Node meaning = Markdown.parse(cells[3]);
        String html = new Markdown(new TermLinks(language, List.of()), false, Map.of()).html(meaning, cells[0]);
        return new Term(
                cells[0],
                cells[1].strip(),
                cells[2].strip(),
                new RawString(html),
                PlainText.of(meaning).text(),
                cells.length < COLUMNS || cells[4].isBlank() ? null : position(file, where, cells[4]));
    }

    private static @Nullable Position position(TextFile file, String where, String fen) {
        try {
            return Fen.read(fen);
        } catch (FenException e) {
            throw file.fault(where, e.getMessage());
        }
    }

    /** All terms in the order of the alphabet. */
    public List<Term> terms() {
        return terms;
    }

    TermLinks links() {
        return links;
    }
}

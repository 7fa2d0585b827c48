package dev.damka.web.authors;

import dev.damka.puzzles.files.Fault;
import dev.damka.puzzles.files.FaultCode;
import dev.damka.web.shared.FaultLine;
import dev.damka.web.shared.Language;
import java.util.List;

/**
 * How a puzzle is written, and what is wrong in the catalogue now.
 *
 * @param more how many faults there are beyond those shown
 */
public record AuthorsPage(String sample, List<Entry> faults, int more) {
    private static final int SHOWN = 200;

    /**
     * A fault: in short in the language of the page, and as {@code check} tells it, in English.
     *
     * @param place the file, line and column
     */
    public record Entry(String place, String gist, String text) {
        static Entry of(Fault fault, AuthorMessages words) {
            String kind = words.kind(FaultCode.of(fault));
            FaultLine line = FaultLine.of(fault);
            return new Entry(line.place(), fault.isError() ? words.error(kind) : words.warning(kind), line.text());
        }
    }

    static AuthorsPage of(List<Fault> faults, Language language) {
        AuthorMessages words = language.bundle(AuthorMessages.class);
        return new AuthorsPage(
                language == Language.RU
                        ? sample("ru", "Битая ещё стоит", "Что закроет дамке дорогу?")
                        : sample("en", "The captured man still stands", "What will bar the king’s way?"),
                faults.stream()
                        .limit(SHOWN)
                        .map(fault -> Entry.of(fault, words))
                        .toList(),
                Math.max(0, faults.size() - SHOWN));
    }

    private static String sample(String language, String title, String hint) {
        return """
                theme: turkish-strike, sacrifice
                license: CC0-1.0

                [turkish-001]
                fen: W:Wb2,d4,e3,f2,f4:BKa5,d6,e7
                level: 4
                title.%1$s: %2$s
                hint.%1$s: %3$s
                solution: b2-c3! (d4-e5? a5-e1 e5:c7 e1:g3:d6:b8)
                  a5:e1:g3:e5 d4:f6:d8
                """.formatted(language, title, hint);
    }
}

package dev.damka.web.openings;

import dev.damka.games.Opening;
import dev.damka.games.Openings;
import dev.damka.rules.Position;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An opening as a line of the contents.
 *
 * @param number its place in the table, from 0
 * @param id its name in addresses, made of its English name
 * @param name its name in the language of the page
 * @param moves its moves with their numbers
 * @param single whether a single source gives it this name
 */
public record OpeningEntry(int number, String id, String name, String moves, boolean single) {
    /** All openings of a table, in its order. */
    public static List<OpeningEntry> all(Openings openings, Language language) {
        List<OpeningEntry> entries = new ArrayList<>();
        for (Opening opening : openings.all()) {
            entries.add(new OpeningEntry(
                    entries.size(),
                    id(opening),
                    language == Language.RU ? opening.ru() : opening.en(),
                    numbered(opening),
                    opening.isSingleSource()));
        }
        return entries;
    }

    /** The address of an opening's page. */
    public static String href(Opening opening) {
        return "/openings/" + id(opening);
    }

    private static String id(Opening opening) {
        return opening.en()
                .toLowerCase(Locale.ROOT)
                .replace("'", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
    }

    /** Such as «1. c3-d4 d6-c5 2. b2-c3». */
    private static String numbered(Opening opening) {
        List<Position> positions = opening.line().positions();
        List<String> full = MoveRecord.full(positions, opening.line().moves());
        StringBuilder text = new StringBuilder();
        for (int ply = 0; ply < full.size(); ply++) {
            text.append(ply == 0 ? "" : " ")
                    .append(ply % 2 == 0 ? ply / 2 + 1 + ". " : "")
                    .append(full.get(ply));
        }
        return text.toString();
    }

    /** Its address. */
    public String href() {
        return "/openings/" + id;
    }
}

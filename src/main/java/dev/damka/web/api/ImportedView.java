package dev.damka.web.api;

import dev.damka.games.GameRecord;
import dev.damka.games.StoredGame;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What was kept of an imported text. */
@Schema(name = "Imported")
public record ImportedView(List<Entry> games) {
    /** One game of it. */
    @Schema(name = "ImportedGame")
    public record Entry(
            GameList.Entry game,

            @Schema(description = "How many variations in brackets were left out")
            int skippedVariations) {}

    /** The games that were kept, in the order of the records. */
    static ImportedView of(List<StoredGame> kept, List<GameRecord> records) {
        List<Entry> entries = new ArrayList<>(kept.size());
        for (int i = 0; i < kept.size(); i++) {
            entries.add(new Entry(GameList.Entry.of(kept.get(i)), records.get(i).skippedVariations()));
        }
        return new ImportedView(entries);
    }
}

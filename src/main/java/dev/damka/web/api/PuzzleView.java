package dev.damka.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Text;
import dev.damka.puzzles.Theme;
import dev.damka.rules.notation.Fen;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A puzzle as the API shows it: never with its solution. */
@Schema(name = "Puzzle")
public record PuzzleView(
        @Schema(examples = "turkish-001") String id,

        @Schema(description = "The position, the solver to move")
        String fen,

        @Schema(description = "Theme ids, the main one first")
        List<String> themes,

        @Schema(description = "win, draw, win-in-N or gain-N", examples = "win")
        String goal,

        @Schema(minimum = "1", maximum = "5") int level,

        @Schema(description = "By language, such as ru and en")
        Map<String, String> title,

        @Schema(description = "By language; given with a single puzzle only")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Map<String, String> hint) {
    /** The puzzle in a list. */
    static PuzzleView inList(Puzzle puzzle) {
        return view(puzzle, null);
    }

    /** The puzzle alone, with its hint. */
    static PuzzleView alone(Puzzle puzzle) {
        return view(puzzle, byLanguage(puzzle.hint()));
    }

    private static PuzzleView view(Puzzle puzzle, @Nullable Map<String, String> hint) {
        return new PuzzleView(
                puzzle.id(),
                Fen.write(puzzle.start()),
                puzzle.themes().stream().map(Theme::id).toList(),
                puzzle.goal().id(),
                puzzle.level(),
                byLanguage(puzzle.title()),
                hint);
    }

    private static Map<String, String> byLanguage(Text text) {
        return new TreeMap<>(text.byLanguage());
    }
}

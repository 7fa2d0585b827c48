package dev.damka.puzzles.files;

import static dev.damka.puzzles.files.Faults.shown;

import dev.damka.engine.Goal;
import dev.damka.puzzles.Puzzle;
import dev.damka.puzzles.Text;
import dev.damka.puzzles.Theme;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the fields of a section say, on top of what the lines above the first puzzle say. */
final class Draft {
    private final Faults faults;
    private final Shared shared;
    /** Fields that say nothing because of a fault that is reported already, here or above the first puzzle. */
    private Set<String> broken = Set.of();

    private Text title = Text.NONE;
    private Text hint = Text.NONE;
    private Text comment = Text.NONE;
    private @Nullable Field fen;
    private @Nullable Field solution;
    private @Nullable Field playFrom;
    private List<Theme> themes = List.of();
    private @Nullable Field themeField;
    private Goal goal = Goal.WIN;
    private int level = Puzzle.DEFAULT_LEVEL;
    private String source = "";
    private String license = "";

    private Draft(Faults faults, Shared shared, @Nullable Draft above) {
        this.faults = faults;
        this.shared = shared;
        if (above != null) {
            broken = above.broken;
            title = above.title;
            hint = above.hint;
            comment = above.comment;
            themes = above.themes;
            themeField = above.themeField;
            goal = above.goal;
            level = above.level;
            source = above.source;
            license = above.license;
            playFrom = above.playFrom;
        }
    }

    /** Reads a section, which overrides what stands above. */
    static Draft of(Section section, @Nullable Draft above, ThemeTable table, Shared shared) {
        Draft draft = new Draft(section.faults(), shared, above);
        for (Field field : section.fields()) {
            draft.mend(field.name());
            if (!section.broken().contains(field.name())) {
                draft.read(field, table);
            }
        }
        for (String name : section.broken()) {
            draft.breaks(name);
        }
        return draft;
    }

    private void breaks(String name) {
        broken = new HashSet<>(broken);
        broken.add(name);
    }

    /** A puzzle's own line takes the place of a broken one above. */
    private void mend(String name) {
        if (broken.contains(name)) {
            broken = new HashSet<>(broken);
            broken.remove(name);
        }
    }

    private void read(Field field, ThemeTable table) {
        String text = field.text();
        switch (field.name()) {
            case "fen" -> fen = field;
            case "solution" -> solution = field;
            case "play-from" -> playFrom = field;
            case "theme" -> {
                themeField = field;
                themes = table.sound(text);
                if (themes.isEmpty()) {
                    themes = themes(field, table);
                }
            }
            case "goal" -> goal = goal(field);
            case "level" -> level = level(field);
            case "source" -> source = shared.of(text);
            case "license" -> license = license(field);
            default -> text(field);
        }
    }

    private Goal goal(Field field) {
        return Goal.named(field.text())
                .map(shared::of)
                .orElseGet(() -> broken(
                        field,
                        FaultCode.BAD_GOAL,
                        shown(field.text()) + " is no goal; write win, draw, win-in-3 or gain-2",
                        Goal.WIN));
    }

    private int level(Field field) {
        String text = field.text();
        return text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) <= '5'
                ? text.charAt(0) - '0'
                : broken(field, FaultCode.BAD_LEVEL, shown(text) + " is no level; write 1 (easy) to 5", level);
    }

    private String license(Field field) {
        return isSpdx(field.text())
                ? shared.of(field.text())
                : broken(
                        field,
                        FaultCode.BAD_LICENSE,
                        shown(field.text()) + " is no SPDX id; write one such as CC0-1.0 or CC-BY-4.0",
                        "");
    }

    private void text(Field field) {
        String name = field.name();
        String language = language(name);
        switch (name.charAt(0)) {
            case 't' -> title = title.with(language, field.text());
            case 'h' -> hint = hint.with(language, field.text());
            default -> comment = comment.with(language, field.text());
        }
    }

    /** The usual languages are the same object in every puzzle. */
    private String language(String name) {
        return name.endsWith(".ru")
                ? "ru"
                : name.endsWith(".en") ? "en" : shared.of(name.substring(name.indexOf('.') + 1));
    }

    private <T> T broken(Field field, FaultCode code, String message, T instead) {
        faults.error(field.place(0), code, message);
        breaks(field.name());
        return instead;
    }

    private static boolean isSpdx(String text) {
        return text.chars()
                .allMatch(c -> c >= 'a' && c <= 'z'
                        || c >= 'A' && c <= 'Z'
                        || c >= '0' && c <= '9'
                        || "-.+() ".indexOf(c) >= 0);
    }

    private List<Theme> themes(Field field, ThemeTable table) {
        String text = field.text();
        List<Theme> found = new ArrayList<>(2);
        int start = 0;
        while (start <= text.length()) {
            int comma = text.indexOf(',', start);
            int end = comma < 0 ? text.length() : comma;
            while (start < end && text.charAt(start) == ' ') {
                start++;
            }
            String id = text.substring(start, end).strip();
            Optional<Theme> theme = table.theme(id);
            if (theme.isEmpty()) {
                faults.error(
                        field.place(start),
                        FaultCode.UNKNOWN_THEME,
                        "unknown theme " + shown(id) + "; the nearest is " + table.nearest(id)
                                + ", all stand in themes.tsv");
                breaks(field.name());
            } else if (found.contains(theme.get())) {
                broken(field, FaultCode.THEME_TWICE, "theme " + id + " is named twice; leave one out", found);
            } else {
                found.add(theme.get());
            }
            start = end + 1;
        }
        List<Theme> all = List.copyOf(found);
        if (!broken.contains(field.name())) {
            table.keepSound(text, all);
        }
        return all;
    }

    /** Whether that field failed, here or above the first puzzle, so that the puzzle is left out without more words. */
    boolean isBroken(String name) {
        return broken.contains(name);
    }

    boolean isBroken() {
        return !broken.isEmpty();
    }

    @Nullable
    Field fen() {
        return fen;
    }

    @Nullable
    Field solution() {
        return solution;
    }

    @Nullable
    Field playFrom() {
        return playFrom;
    }

    @Nullable
    Field themeField() {
        return themeField;
    }

    List<Theme> themes() {
        return themes;
    }

    Goal goal() {
        return goal;
    }

    int level() {
        return level;
    }

    Text title() {
        return title;
    }

    Text hint() {
        return hint;
    }

    Text comment() {
        return comment;
    }

    String source() {
        return source;
    }

    String license() {
        return license;
    }
}

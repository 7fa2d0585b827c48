package dev.damka.puzzles.files;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The lines of one puzzle, or those above the first one, with the faults found while they were read. */
final class Section {
    private final String id;
    private final Place place;
    private final Faults faults;
    private final List<Field> fields = new ArrayList<>(12);
    private Set<String> broken = Set.of();

    /** The id is empty for the lines above the first puzzle, and where it is unreadable. */
    Section(String id, Place place, Faults faults) {
        this.id = id;
        this.place = place;
        this.faults = faults;
    }

    String id() {
        return id;
    }

    /** Where the {@code [id]} stands. */
    Place place() {
        return place;
    }

    Faults faults() {
        return faults;
    }

    List<Field> fields() {
        return fields;
    }

    /** The names of fields that stand here in a way that says nothing, each with its fault already. */
    Set<String> broken() {
        return broken;
    }

    void breaks(String name) {
        broken = new HashSet<>(broken);
        broken.add(name);
    }

    @Nullable
    Field field(String name) {
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).name().equals(name)) {
                return fields.get(i);
            }
        }
        return null;
    }
}

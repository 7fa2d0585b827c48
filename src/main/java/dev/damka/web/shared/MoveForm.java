package dev.damka.web.shared;

import io.quarkus.qute.RawString;
import java.util.List;

/**
 * Where a move is written and sent.
 *
 * @param action where it is sent to
 * @param hidden what goes along with it
 * @param title whose move it is
 * @param value what stands in the box
 * @param refused whether that was refused
 * @param asks whether the form itself is the note on the page, with its own heading
 * @param waits whether nothing can be sent yet
 * @param help how a move is made, where the form is the note; may be empty
 * @param ways full forms to choose from where the ends of a move don't name it
 */
public record MoveForm(
        String action,
        List<Hidden> hidden,
        String title,
        String value,
        boolean refused,
        boolean asks,
        boolean waits,
        RawString help,
        List<String> ways) {
    /** A field that is sent along unseen. */
    public record Hidden(String name, String value) {}

    /** A form that sends what was entered; it is the note on the page where there is no other. */
    public static MoveForm of(String action, List<Hidden> hidden, String title, MoveEntry entry) {
        return new MoveForm(
                action,
                hidden,
                title,
                entry.value(),
                entry.refused(),
                !entry.help().isEmpty(),
                false,
                Prose.html(entry.help()),
                entry.ways());
    }

    /** The same form while somebody else is to move. */
    public MoveForm waiting(String newTitle) {
        return new MoveForm(action, hidden, newTitle, "", false, true, true, Prose.html(""), List.of());
    }

    /** The same form as the note on the page, whatever help it gives. */
    public MoveForm asking() {
        return new MoveForm(action, hidden, title, value, refused, true, waits, help, ways);
    }
}

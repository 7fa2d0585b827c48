package dev.damka.web.games;

import dev.damka.web.shared.MoveForm.Hidden;
import java.util.List;

/**
 * Something to be done in a game by a button, or by one of several.
 *
 * @param action where it is posted to
 * @param hidden what goes along
 */
public record Deed(String action, List<Hidden> hidden, List<Button> buttons) {
    /** A button with what it says besides; the name is empty where it says nothing. */
    public record Button(String name, String value, String label) {}

    static Deed of(String action, List<Hidden> hidden, String label) {
        return new Deed(action, hidden, List.of(new Button("", "", label)));
    }
}

package dev.damka.web.shared;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Which colours a visitor wants: as the system has it, light, or dark. Contrast always follows the system. */
public enum Look {
    AUTO,
    LIGHT,
    DARK;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The look of that name, or the system's. */
    public static Look of(@Nullable String id) {
        for (Look look : values()) {
            if (look.id.equals(id)) {
                return look;
            }
        }
        return AUTO;
    }

    /** The name in the cookie and in forms. */
    public String id() {
        return id;
    }
}

package dev.damka.web.shared;

/**
 * What stands around every page: its head and foot.
 *
 * @param title the title of the page alone, without the product's name; empty on the home page
 * @param around what is the same on many pages
 * @param here the address of this page, where the settings lead back to
 * @param settings the address of the settings page
 * @param hasForms whether forms may stand on it; those of an error page would have no token
 * @param keysAct whether the script may take keys of one letter for commands
 * @param base the full address of this page without its query, for the other language's copy
 * @param description what search engines show of the page; empty for the one of the whole site
 */
public record Frame(
        Language language,
        String title,
        Surroundings around,
        String here,
        String settings,
        boolean hasForms,
        boolean keysAct,
        String base,
        String description) {
    /** The script of the board. */
    public static final String SCRIPT = Styles.versioned("/js/board.js");

    /** The script of a game that goes on. */
    public static final String GAME_SCRIPT = Styles.versioned("/js/game.js");

    /** The script of its sounds. */
    public static final String SOUND_SCRIPT = Styles.versioned("/js/sound.js");

    /** The script of the form with which a game begins. */
    public static final String TERMS_SCRIPT = Styles.versioned("/js/terms.js");

    /** The script of a review that is being worked on. */
    public static final String REVIEW_SCRIPT = Styles.versioned("/js/review.js");

    /** The door of the head that is open on a page. */
    public enum Door {
        NONE,
        PUZZLES,
        GAMES,
        RULES
    }

    /** The same without forms. */
    Frame withoutForms() {
        return new Frame(language, title, around, here, settings, false, keysAct, base, description);
    }

    /** The same with a description of its own. */
    public Frame describedAs(String text) {
        return new Frame(language, title, around, here, settings, hasForms, keysAct, base, text);
    }

    public String script() {
        return SCRIPT;
    }

    public String gameScript() {
        return GAME_SCRIPT;
    }

    public String termsScript() {
        return TERMS_SCRIPT;
    }

    public String soundScript() {
        return SOUND_SCRIPT;
    }

    public String reviewScript() {
        return REVIEW_SCRIPT;
    }
}

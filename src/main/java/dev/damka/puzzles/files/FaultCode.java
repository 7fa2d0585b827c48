package dev.damka.puzzles.files;

/** Every kind of fault. The names are stable; the page for authors explains each. */
public enum FaultCode {
    // The folder and its files
    FOLDER_MISSING,
    FILE_UNREADABLE,
    FILE_TOO_LARGE,
    FILE_EMPTY,
    NOT_UTF_8,
    BOM,
    TOO_MANY_FAULTS,
    KEPT,
    THEME_LINE,
    // Lines and fields
    LINE_TOO_LONG,
    LINE_FORM,
    INDENT,
    BAD_ID,
    DOUBLED_ID,
    UNKNOWN_FIELD,
    FIELD_TWICE,
    FIELD_PLACE,
    EMPTY_FIELD,
    MISSING_FIELD,
    MISSING_LICENSE,
    BAD_LICENSE,
    UNKNOWN_THEME,
    THEME_TWICE,
    BAD_GOAL,
    BAD_LEVEL,
    BAD_FEN,
    GAME_OVER,
    DUPLICATE_POSITION,
    PLAY_FROM,
    // The form of a solution
    PARENTHESIS,
    GROUP_NOWHERE,
    GROUP_EMPTY,
    NESTING,
    COMMENT_OPEN,
    COMMENT_BRACE,
    COMMENT_FORM,
    COMMENT_PLACE,
    BAD_MARK,
    MARK_ON_REPLY,
    MARK_NOT_ONLY,
    MARK_ON_MAIN,
    // The moves of a solution
    UNREADABLE_MOVE,
    ILLEGAL_MOVE,
    AMBIGUOUS_MOVE,
    MOVE_TWICE,
    MISSING_REPLY,
    LINE_STOPS,
    GROUP_STOPS,
    TRY_REACHES,
    NO_REFUTATION,
    // What is proven
    GOAL_MISSED,
    NOT_ONLY,
    UNLISTED_MOVE,
    BETTER_DEFENCE,
    THEME_DENIED;

    private final String id = name().replace('_', '-');

    /** The kind of that fault. */
    public static FaultCode of(Fault fault) {
        return valueOf(fault.code().replace('-', '_'));
    }

    /** The code as it is printed, such as {@code ILLEGAL-MOVE}. */
    public String id() {
        return id;
    }
}

package dev.damka.rules.notation;

import java.util.List;
import java.util.Locale;

/**
 * What is wrong with a text that should be a position or a record, in a form that any language can say.
 *
 * @param items what the code says, as it is shown: parts of the text shortened, squares, moves, numbers
 */
public record Flaw(Code code, List<String> items) {
    /** The kind of fault, and how it is said in English. */
    public enum Code {
        // A position
        /** How many characters the text has, and how many it may have. */
        FEN_TOO_LONG("the text is too long: %s characters, at most %s"),
        NO_TURN("the side to move is missing: begin with W: or B:"),
        NO_COLON("expected a colon after the side to move"),
        LIST_FORM("a list of pieces begins with W or B"),
        /** The letter of the side. */
        NO_OTHER_LIST("the list of the other side is missing: write :%s, even if empty"),
        SECOND_WHITE_LIST("a second list of White's pieces"),
        SECOND_BLACK_LIST("a second list of Black's pieces"),
        /** What stands there. */
        UNEXPECTED("unexpected '%s': pieces are parted by commas, the two sides by a colon"),
        NO_PIECES("there is no piece at all"),
        NO_SQUARE("a square is missing"),
        NO_SQUARE_BEHIND_K("a square is missing behind K"),
        /** What should be a number. */
        NO_SUCH_NUMBER("unknown square '%s': numbers are 1 to 32"),
        /** Its two numbers. */
        RANGE_BACKWARDS("the range %s-%s runs backwards"),
        /** What should be a square. */
        NO_SUCH_SQUARE("unknown square '%s': a square is a1 to h8, or 1 to 32"),
        /** The square. */
        LIGHT_SQUARE("light square %s"),
        /** The square. */
        SQUARE_TWICE("square %s is named twice"),
        /** The square. */
        WHITE_MAN_ON_LAST_RANK("a white man can't stand on %1$s, it would be a king: K%1$s"),
        /** The square. */
        BLACK_MAN_ON_LAST_RANK("a black man can't stand on %1$s, it would be a king: K%1$s"),
        /** The square with the first piece too many. */
        TOO_MANY_WHITE("more than 12 white pieces with %s"),
        /** The square with the first piece too many. */
        TOO_MANY_BLACK("more than 12 black pieces with %s"),
        // A record
        /** How many characters it may have. */
        RECORD_TOO_LONG("the text is longer than %s characters"),
        TAG_FORM("a tag is not of the form [Name \"value\"]"),
        TAG_OPEN("a tag is not closed with ]"),
        TAG_VALUE_OPEN("the value of a tag is not closed with \""),
        /** What the tag says. */
        OTHER_DRAUGHTS("GameType %s is another kind of draughts; Russian draughts is 25"),
        COMMENT_OPEN("a comment is not closed with }"),
        VARIATION_OPEN("a variation is not closed with )"),
        /** What is written, and the legal moves. */
        ILLEGAL_MOVE("'%s' is not legal; legal: %s"),
        /** What is written. */
        MOVE_AFTER_END("'%s' is not legal; legal: none, the game is over"),
        /** What is written, and the moves that it names. */
        AMBIGUOUS_MOVE("'%s' names several moves; in full: %s"),
        /** How many a game may have. */
        TOO_MANY_PLIES("the game is longer than %s plies"),
        /** How many a text may have. */
        TOO_MANY_GAMES("there are more than %s games; split the file"),
        NO_MOVES("the game has no moves"),
        /** The result. */
        WHITE_HAS_WON("the result %s contradicts the board, on which White has won"),
        /** The result. */
        BLACK_HAS_WON("the result %s contradicts the board, on which Black has won");

        private final String english;

        Code(String english) {
            this.english = english;
        }
    }

    static Flaw of(Code code, Object... items) {
        return new Flaw(code, List.of(items).stream().map(Object::toString).toList());
    }

    /** All of it in English, for the terminal and logs. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, code.english, items.toArray());
    }
}

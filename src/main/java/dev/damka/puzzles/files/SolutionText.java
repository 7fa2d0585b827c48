package dev.damka.puzzles.files;

import static dev.damka.puzzles.files.Faults.shown;

import dev.damka.puzzles.Text;
import java.util.ArrayList;
import java.util.List;

/** Reads the form of a solution: moves, marks, comments and groups, without knowing what is legal. */
final class SolutionText {
    /** How deep groups may stand in each other. */
    static final int DEEPEST = 200;

    /**
     * A move as it is written.
     *
     * @param at its place in the field's text
     * @param groups what stands in its place instead, each with its own continuation
     */
    record Written(String move, int at, boolean only, boolean fails, Text comment, List<List<Written>> groups) {}

    private final Field field;
    private final String text;
    private final Faults faults;
    private int at;
    /** Whether a bracket has no other, so that it can't be told which move stands where. */
    private boolean unbalanced;

    private SolutionText(Field field, Faults faults) {
        this.field = field;
        this.text = field.text();
        this.faults = faults;
    }

    /** The moves on the main line, with the groups behind them; none where a bracket has no other, which is told. */
    static List<Written> read(Field field, Faults faults) {
        SolutionText solution = new SolutionText(field, faults);
        List<Written> moves = solution.sequence(0);
        return solution.unbalanced ? List.of() : moves;
    }

    private List<Written> sequence(int depth) {
        List<Written> moves = new ArrayList<>();
        while (skipBlanks()) {
            char c = text.charAt(at);
            if (c == ')') {
                if (depth > 0) {
                    return moves;
                }
                unbalanced(at++, FaultCode.PARENTHESIS, "this ) closes nothing; leave it out, or open a group with (");
            } else if (c == '(') {
                group(moves, depth);
            } else if (c == '{') {
                comment(moves);
            } else if (c == '}') {
                error(at++, FaultCode.COMMENT_BRACE, "} outside a comment; a comment is written {ru|en}");
            } else {
                move(moves);
            }
        }
        return moves;
    }

    private boolean skipBlanks() {
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        return at < text.length();
    }

    /** Whether moves stand apart by that character. */
    static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    private static boolean isBracket(char c) {
        return c == '(' || c == ')' || c == '{' || c == '}';
    }

    private void group(List<Written> moves, int depth) {
        int open = at++;
        if (depth == DEEPEST) {
            unbalanced(
                    open, FaultCode.NESTING, "groups in each other more than " + DEEPEST + " deep; write it flatter");
            at = text.length();
            return;
        }
        List<Written> group = sequence(depth + 1);
        if (at == text.length()) {
            unbalanced(open, FaultCode.PARENTHESIS, "this ( is not closed; close the group with )");
            return;
        }
        at++;
        if (moves.isEmpty()) {
            error(
                    open,
                    FaultCode.GROUP_NOWHERE,
                    "a group with no move before it; it stands behind the move in whose" + " place it may be played");
        } else if (group.isEmpty()) {
            error(open, FaultCode.GROUP_EMPTY, "a group without a move; write the other choice in it, or leave it out");
        } else {
            moves.get(moves.size() - 1).groups().add(group);
        }
    }

    private void comment(List<Written> moves) {
        int open = at;
        int close = text.indexOf('}', open);
        if (close < 0) {
            unbalanced(open, FaultCode.COMMENT_OPEN, "this comment is not closed; end it with }");
            at = text.length();
            return;
        }
        at = close + 1;
        int inner = text.indexOf('{', open + 1);
        if (inner >= 0 && inner < close) {
            error(inner, FaultCode.COMMENT_BRACE, "{ inside a comment; a comment holds no braces");
            return;
        }
        // Where another } comes before the next comment, the author meant the first to be part of the text.
        int again = text.indexOf('}', at);
        if (again >= 0 && (inner < 0 || again < inner)) {
            error(close, FaultCode.COMMENT_BRACE, "} inside a comment; a comment holds no braces");
            at = again + 1;
            return;
        }
        Text comment = languages(open, text.substring(open + 1, close));
        if (comment.isEmpty()) {
            return;
        }
        Written last = moves.isEmpty() ? null : moves.get(moves.size() - 1);
        if (last == null || !last.groups().isEmpty() || !last.comment().isEmpty()) {
            error(
                    open,
                    FaultCode.COMMENT_PLACE,
                    "a comment stands right behind its move, before the groups, and a" + " move has one");
            return;
        }
        moves.set(
                moves.size() - 1,
                new Written(last.move(), last.at(), last.only(), last.fails(), comment, last.groups()));
    }

    private Text languages(int open, String comment) {
        int bar = comment.indexOf('|');
        String ru = (bar < 0 ? comment : comment.substring(0, bar)).strip();
        String en = bar < 0 ? "" : comment.substring(bar + 1).strip();
        if (ru.isEmpty() && en.isEmpty() || en.indexOf('|') >= 0) {
            error(open, FaultCode.COMMENT_FORM, "a comment is written {ru|en}, with one | at most, and is not empty");
            return Text.NONE;
        }
        return Text.of(ru, en);
    }

    private void move(List<Written> moves) {
        int start = at;
        while (at < text.length() && !isBlank(text.charAt(at)) && !isBracket(text.charAt(at))) {
            at++;
        }
        int end = at;
        while (end > start && (text.charAt(end - 1) == '!' || text.charAt(end - 1) == '?')) {
            end--;
        }
        String mark = text.substring(end, at);
        boolean only = mark.equals("!");
        boolean fails = mark.equals("?");
        if (end == start) {
            error(start, FaultCode.BAD_MARK, shown(mark) + " stands alone; write it right behind its move, b2-a1!");
            return;
        }
        if (!mark.isEmpty() && !only && !fails) {
            error(
                    end,
                    FaultCode.BAD_MARK,
                    shown(mark) + " is no mark; there are ! (the only move) and ? (a try that" + " fails)");
        }
        moves.add(new Written(text.substring(start, end), start, only, fails, Text.NONE, new ArrayList<>(0)));
    }

    /** Tells the first of those alone: what else seems wrong may well follow from it. */
    private void unbalanced(int offset, FaultCode code, String message) {
        if (!unbalanced) {
            error(offset, code, message);
        }
        unbalanced = true;
    }

    private void error(int offset, FaultCode code, String message) {
        faults.error(field.place(offset), code, message);
    }
}

package dev.damka.rules.notation;

import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Outcome;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Flaw.Code;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads records of games: tags, numbered moves in any form that people write, comments, variations, results. */
public final class Pdn {
    /** The longest text that is read, in characters. */
    public static final int MAX_LENGTH = 1 << 20;

    /** The longest game that is read. */
    public static final int MAX_PLIES = 2_000;

    /** The most games that are read from one text. */
    public static final int MAX_GAMES = 500;

    static final String RUSSIAN = "25";

    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "*");
    private static final Pattern TAG_NAME = Pattern.compile("\\[\\s*(\\w{1,50})\\s+\"");
    private static final Pattern NUMBER = Pattern.compile("^\\d+(\\.+|…)");
    private static final Pattern MARKS = Pattern.compile("[!?]+$");

    private final String text;
    private int at;
    private final List<PdnGame> games = new ArrayList<>();
    private Map<String, String> tags = new LinkedHashMap<>();
    private History history = History.from(Position.START);
    private int variations;

    private Pdn(String text) {
        this.text = text;
    }

    /**
     * Reads every game of a text, all of them or none.
     *
     * @throws PdnException with the first thing that is wrong: its game, its ply and, for a move, the legal ones
     */
    public static List<PdnGame> read(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new PdnException(1, 0, Flaw.of(Code.RECORD_TOO_LONG, MAX_LENGTH));
        }
        return new Pdn(text.startsWith("\uFEFF") ? text.substring(1) : text).read();
    }

    private List<PdnGame> read() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
            } else if (c == '[') {
                tag();
            } else if (c == '{') {
                skipTo('}', Code.COMMENT_OPEN);
            } else if (c == ';') {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (c == '(') {
                variation();
            } else {
                word();
            }
        }
        if (!tags.isEmpty() || !history.moves().isEmpty()) {
            end("*");
        }
        return Collections.unmodifiableList(games);
    }

    private void tag() {
        if (!history.moves().isEmpty()) {
            end("*");
        }
        Matcher opening = TAG_NAME.matcher(text).region(at, text.length());
        if (!opening.lookingAt()) {
            throw fault(Code.TAG_FORM);
        }
        String name = opening.group(1);
        at = opening.end();
        String value = quoted();
        skipTo(']', Code.TAG_OPEN);
        tags.put(name, value);
        if (name.equals("GameType") && !value.split(",")[0].strip().equals(RUSSIAN)) {
            throw fault(Code.OTHER_DRAUGHTS, Excerpt.of(value, 20));
        }
        if (name.equals("FEN")) {
            try {
                history = History.from(Fen.read(value));
            } catch (FenException e) {
                throw new PdnException(games.size() + 1, history.moves().size(), e);
            }
        }
    }

    /** The rest of a text in quotes, in which a backslash stands before a quote or another backslash. */
    private String quoted() {
        StringBuilder value = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            value.append(text.charAt(at++));
        }
        if (at == text.length()) {
            throw fault(Code.TAG_VALUE_OPEN);
        }
        at++;
        return value.toString();
    }

    private void skipTo(char close, Code otherwise) {
        int end = text.indexOf(close, at);
        if (end < 0) {
            throw fault(otherwise);
        }
        at = end + 1;
    }

    /** A variation may hold others, and comments with brackets of their own. */
    private void variation() {
        int depth = 0;
        do {
            if (at == text.length()) {
                throw fault(Code.VARIATION_OPEN);
            }
            char c = text.charAt(at);
            if (c == '{') {
                skipTo('}', Code.COMMENT_OPEN);
            } else {
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                at++;
            }
        } while (depth > 0);
        variations++;
    }

    private void word() {
        int start = at;
        while (at < text.length() && !Character.isWhitespace(text.charAt(at)) && "{(;[".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(start, at);
        if (RESULTS.contains(word)) {
            end(word);
            return;
        }
        String move = MARKS.matcher(NUMBER.matcher(word).replaceFirst("")).replaceFirst("");
        if (!move.isEmpty() && !move.startsWith("$") && !move.matches("\\d+|\\.+|…")) {
            play(move);
        }
    }

    private void play(String written) {
        if (history.moves().size() == MAX_PLIES) {
            throw fault(Code.TOO_MANY_PLIES, MAX_PLIES);
        }
        Position position = history.position();
        Reading reading = MoveReader.read(position, written, MoveReader.Style.IMPORTED);
        if (reading instanceof Reading.Found found) {
            history = history.play(found.move());
            return;
        }
        List<Move> legal = reading instanceof Reading.Ambiguous ambiguous ? ambiguous.moves() : position.legalMoves();
        String instead = legal.stream()
                .map(move -> MoveWriter.fullForm(position, move))
                .sorted()
                .collect(Collectors.joining(", "));
        String shown = Excerpt.of(written, 20);
        Code code = reading instanceof Reading.Ambiguous ? Code.AMBIGUOUS_MOVE : Code.ILLEGAL_MOVE;
        throw new PdnException(
                games.size() + 1,
                history.moves().size() + 1,
                legal.isEmpty() ? Flaw.of(Code.MOVE_AFTER_END, shown) : Flaw.of(code, shown, instead));
    }

    private void end(String result) {
        if (games.size() == MAX_GAMES) {
            throw fault(Code.TOO_MANY_GAMES, MAX_GAMES);
        }
        if (history.moves().isEmpty()) {
            throw fault(Code.NO_MOVES);
        }
        check(result);
        check(tags.getOrDefault("Result", "*"));
        games.add(new PdnGame(Collections.unmodifiableMap(tags), history, result, variations));
        tags = new LinkedHashMap<>();
        history = History.from(Position.START);
        variations = 0;
    }

    /** A result may leave open what the board shows, but not tell otherwise. */
    private void check(String result) {
        Outcome shown = history.position().outcome().orElse(null);
        if (shown == null || shown.winner() == null || !RESULTS.contains(result) || result.equals("*")) {
            return;
        }
        boolean white = shown.winner() == Side.WHITE;
        if (!Set.of(white ? "1-0" : "0-1", white ? "2-0" : "0-2").contains(result)) {
            throw fault(white ? Code.WHITE_HAS_WON : Code.BLACK_HAS_WON, result);
        }
    }

    private PdnException fault(Code code, Object... items) {
        return new PdnException(games.size() + 1, history.moves().size(), Flaw.of(code, items));
    }
}

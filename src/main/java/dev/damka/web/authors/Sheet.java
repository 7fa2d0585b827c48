package dev.damka.web.authors;

import dev.damka.engine.Goal;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.workshop.Sketch;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.web.shared.MoveForm.Hidden;
import dev.damka.web.shared.SitePath;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A puzzle as its author has written it so far: the values of its fields, which an address or a form holds. Immutable. */
record Sheet(Map<String, String> values) {
    static final String EDITOR = "/authors/editor";
    /** The fields in the order of the block, with the most characters of each. */
    private static final Map<String, Integer> FIELDS = fields();

    /** Besides the fields: the piece in hand, whether pieces are placed, how the board is turned. */
    private static final List<String> VIEW = List.of("piece", "mode", "flip");

    private static final String EMPTY_BOARD = "W:W:B";
    /** The board with nothing on it, whoever is to move. */
    private static final Pattern NO_PIECES = Pattern.compile("[WB]:W:B");

    Sheet {
        values = Map.copyOf(values);
    }

    private static Map<String, Integer> fields() {
        Map<String, Integer> fields = new LinkedHashMap<>();
        fields.put("id", 60);
        fields.put("fen", Fen.MAX_LENGTH);
        fields.put("theme", 200);
        fields.put("goal", 20);
        fields.put("level", 5);
        fields.put("title.ru", 120);
        fields.put("title.en", 120);
        fields.put("hint.ru", 300);
        fields.put("hint.en", 300);
        fields.put("solution", 4000);
        fields.put("comment.ru", 400);
        fields.put("comment.en", 400);
        fields.put("play-from", 400);
        fields.put("source", 200);
        fields.put("license", 60);
        return fields;
    }

    /** A sheet that an author begins with. */
    static Sheet fresh() {
        return new Sheet(Map.of("id", "my-puzzle-001", "goal", "win", "license", "CC0-1.0", "fen", EMPTY_BOARD));
    }

    /** What an address or a form holds; a fresh sheet where it has no field. */
    static Sheet of(MultivaluedMap<String, String> given) {
        Map<String, String> values = new LinkedHashMap<>();
        FIELDS.forEach((name, most) -> put(values, name, given.getFirst(name), most));
        if (values.isEmpty()) {
            values.putAll(fresh().values);
        }
        VIEW.forEach(name -> put(values, name, given.getFirst(name), 5));
        return new Sheet(values);
    }

    private static void put(Map<String, String> values, String name, String value, int most) {
        if (value != null) {
            String clean = clean(value, name.equals("solution"));
            if (!clean.isEmpty()) {
                values.put(
                        name, clean.substring(0, Math.min(most, clean.length())).strip());
            }
        }
    }

    /** Without signs that mean nothing on a line; lines stay lines in a solution alone. */
    private static String clean(String value, boolean lines) {
        String ends = value.replace("\r\n", "\n").replace('\r', '\n');
        String kept = lines ? ends : ends.replace('\n', ' ');
        return kept.replaceAll("[\\p{Cntrl}&&[^\n]]", " ")
                .replaceAll("\\p{Cs}", "")
                .strip();
    }

    String get(String name) {
        return values.getOrDefault(name, "");
    }

    /** The sheet with another value; an empty one takes the field away. */
    Sheet with(String name, String value) {
        Map<String, String> others = new LinkedHashMap<>(values);
        others.remove(name);
        if (!value.isEmpty()) {
            others.put(name, value);
        }
        return new Sheet(others);
    }

    /** Whether pieces are placed, not moves entered. */
    boolean isPlacing() {
        return get("mode").equals("place") || !isPlayable();
    }

    boolean isFlipped() {
        return get("flip").equals("1");
    }

    private boolean isPlayable() {
        Optional<Position> position = position();
        return position.isPresent() && position.get().outcome().isEmpty();
    }

    /** The position; empty where the text of it can't be read. */
    Optional<Position> position() {
        String fen = get("fen");
        if (NO_PIECES.matcher(fen).matches()) {
            return Optional.of(new Position(0, 0, 0, fen.charAt(0) == 'W' ? Side.WHITE : Side.BLACK));
        }
        try {
            return Optional.of(Fen.read(fen));
        } catch (FenException e) {
            return Optional.empty();
        }
    }

    /** What is wrong with the text of the position; empty where nothing is. */
    Optional<FenException> fenFault() {
        try {
            Fen.read(get("fen"));
            return Optional.empty();
        } catch (FenException e) {
            return Optional.of(e);
        }
    }

    /** The main line as far as it can be read; only while moves are entered. */
    Sketch sketch() {
        return Sketch.of(position().orElseThrow(), get("solution"));
    }

    /** Whether nothing stands on the board and nothing is written of a solution. */
    boolean isBlank() {
        return NO_PIECES.matcher(get("fen")).matches() && get("solution").isEmpty();
    }

    /** The goal; empty where it can't be read. */
    Optional<Goal> goal() {
        return Goal.named(get("goal").isEmpty() ? Goal.WIN.id() : get("goal"));
    }

    /** The puzzle as a block of a file. */
    String block() {
        StringBuilder block = new StringBuilder("[" + get("id") + "]\n");
        for (String name : FIELDS.keySet()) {
            String value = get(name);
            boolean isSaid = value.isEmpty() || name.equals("goal") && value.equals(Goal.WIN.id());
            if (!isSaid && !name.equals("id")) {
                block.append(name)
                        .append(": ")
                        .append(value.replaceAll("\\s*\n\\s*", "\n  "))
                        .append('\n');
            }
        }
        return block.toString();
    }

    /** The block with an id, a theme and a licence that no fault hangs on, and without its texts. */
    String probe(Catalogue catalogue) {
        String theme =
                catalogue.themes().isEmpty() ? "" : catalogue.themes().get(0).id();
        Sheet bare = new Sheet(Map.of("id", "probe", "license", "CC0-1.0"));
        return bare.with("theme", theme)
                .with("fen", get("fen"))
                .with("goal", get("goal"))
                .with("play-from", get("play-from"))
                .with("solution", get("solution"))
                .block();
    }

    /** The name of a file for the block. */
    String fileName() {
        return get("id").matches("[a-z0-9-]+") ? get("id") + ".fen" : "puzzle.fen";
    }

    /** The page of this sheet with more parameters, given as names and values in turn. */
    String address(String... more) {
        List<String> query = new ArrayList<>();
        names().forEach(name -> query.addAll(List.of(name, get(name))));
        query.addAll(List.of(more));
        return SitePath.with(EDITOR, query);
    }

    /** All of it as hidden fields of a form. */
    List<Hidden> hidden() {
        return names().stream()
                .filter(name -> !get(name).isEmpty())
                .map(name -> new Hidden(name, get(name)))
                .toList();
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>(FIELDS.keySet());
        names.addAll(VIEW);
        return names;
    }
}

package dev.damka.games.review;

import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Findings as text: a line for each, the last position's first. Such a line holds what the position is worth and then,
 * parted by {@code |}, the lines of play: the best other one ({@code -} for none), then those tried. A worth is
 * {@code W}, {@code B} (won, with the plies where they are known), {@code D} or hundredths of a man for White.
 */
final class FindingText {
    private static final String NONE = "-";

    private FindingText() {}

    static String write(Finding finding, Position position) {
        Variation other = finding.other();
        Stream<String> best = Stream.of(other == null ? NONE : write(other, position));
        Stream<String> tried = finding.tried().stream().map(line -> write(line, position));
        return write(finding.worth()) + "|" + Stream.concat(best, tried).collect(Collectors.joining("|"));
    }

    private static String write(Variation line, Position start) {
        StringJoiner text = new StringJoiner(" ");
        text.add(write(line.worth()));
        Position position = start;
        for (Move move : line.moves()) {
            text.add(MoveWriter.write(position, move));
            position = position.play(move);
        }
        return text.toString();
    }

    private static String write(Worth worth) {
        String plies = worth.plies() == Worth.UNKNOWN ? "" : Integer.toString(worth.plies());
        return switch (worth.kind()) {
            case WHITE_WINS -> "W" + plies;
            case BLACK_WINS -> "B" + plies;
            case DRAW -> "D";
            case ESTIMATE -> Integer.toString(worth.centimen());
        };
    }

    /** @throws IllegalStateException if nobody here wrote that */
    static Finding read(String text, Position position) {
        String[] parts = text.split("\\|");
        if (parts.length < 2) {
            throw new IllegalStateException("no stored finding: " + text);
        }
        @Nullable Variation other = parts[1].equals(NONE) ? null : readLine(parts[1], position);
        List<Variation> tried = new ArrayList<>();
        for (int i = 2; i < parts.length; i++) {
            tried.add(readLine(parts[i], position));
        }
        return new Finding(readWorth(parts[0]), other, tried);
    }

    private static Variation readLine(String text, Position start) {
        String[] words = text.split(" ");
        List<Move> moves = new ArrayList<>();
        Position position = start;
        for (int i = 1; i < words.length; i++) {
            Reading reading = MoveReader.read(position, words[i], MoveReader.Style.STRICT);
            if (!(reading instanceof Reading.Found found)) {
                throw new IllegalStateException("not legal in a stored finding: " + words[i] + " in " + text);
            }
            moves.add(found.move());
            position = position.play(found.move());
        }
        return new Variation(readWorth(words[0]), moves);
    }

    static Worth readWorth(String text) {
        return switch (text.charAt(0)) {
            case 'W' -> Worth.won(Side.WHITE, plies(text));
            case 'B' -> Worth.won(Side.BLACK, plies(text));
            case 'D' -> Worth.DRAW;
            default -> Worth.estimate(Integer.parseInt(text));
        };
    }

    private static int plies(String text) {
        return text.length() == 1 ? Worth.UNKNOWN : Integer.parseInt(text.substring(1));
    }
}

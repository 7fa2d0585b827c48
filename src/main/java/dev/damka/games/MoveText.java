package dev.damka.games;

import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.rules.notation.Reading;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** The moves of a game as one text, in the form of records, and the times beside them. */
final class MoveText {
    private MoveText() {}

    static String write(History history) {
        StringJoiner text = new StringJoiner(" ");
        Position position = history.start();
        for (Move move : history.moves()) {
            text.add(MoveWriter.write(position, move));
            position = position.play(move);
        }
        return text.toString();
    }

    static History read(Position start, String text) {
        History history = History.from(start);
        for (String written : text.isEmpty() ? new String[0] : text.split(" ")) {
            Reading reading = MoveReader.read(history.position(), written, MoveReader.Style.STRICT);
            if (!(reading instanceof Reading.Found found)) {
                throw new IllegalStateException(
                        "ply " + (history.moves().size() + 1) + " of a stored game is not legal: " + written);
            }
            history = history.play(found.move());
        }
        return history;
    }

    static String writeTimes(List<Duration> times) {
        return times.stream().map(time -> Long.toString(time.toMillis())).collect(Collectors.joining(" "));
    }

    static List<Duration> readTimes(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(" "))
                        .map(millis -> Duration.ofMillis(Long.parseLong(millis)))
                        .toList();
    }
}

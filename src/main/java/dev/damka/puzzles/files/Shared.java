package dev.damka.puzzles.files;

import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Text;
import dev.damka.rules.Move;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps one object of many equal ones while a catalogue is read, which saves a third of its memory. */
final class Shared {
    private final Map<Object, Object> seen = new ConcurrentHashMap<>();
    private final Map<Long, Branch> last = new ConcurrentHashMap<>();

    /** The first object that was given and equals this one. */
    @SuppressWarnings("unchecked")
    <T> T of(T value) {
        Object earlier = seen.putIfAbsent(value, value);
        return earlier == null ? value : (T) earlier;
    }

    /** The branch of a move with nothing said about it and nothing behind it. */
    Branch last(Move move) {
        Long packed = move.packed();
        Branch earlier = last.get(packed);
        if (earlier != null) {
            return earlier;
        }
        Branch branch = new Branch(move, false, false, Text.NONE, List.of());
        Branch first = last.putIfAbsent(packed, branch);
        return first == null ? branch : first;
    }

    /** One object for all equal moves. */
    Move move(Move move) {
        return last(move).move();
    }
}

package dev.damka.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A game as far as it was played: a start and the moves made, with all that follows from them. Immutable; counters and
 * outcome are a pure function of start and moves, so that a game read again counts the same.
 */
public final class History {
    /** How far a draw rule has counted: {@code count} of {@code limit}, in plies (in occurrences for threefold). */
    public record Count(DrawRule rule, int count, int limit) {}

    private final List<Position> positions;
    private final List<Move> moves;
    private final long counters;

    private History(List<Position> positions, List<Move> moves, long counters) {
        this.positions = positions;
        this.moves = moves;
        this.counters = counters;
    }

    /** A game that starts from that position, which itself counts once for threefold. */
    public static History from(Position start) {
        return new History(List.of(start), List.of(), 0);
    }

    /** The game with one more move, also past an automatic draw, as an imported game may go. */
    public History play(Move move) {
        Position after = position().play(move);
        return new History(with(positions, after), with(moves, move), countersAfter(move));
    }

    /** The game as it stood after that many plies. */
    public History first(int plies) {
        History earlier = from(start());
        for (Move move : moves.subList(0, plies)) {
            earlier = earlier.play(move);
        }
        return earlier;
    }

    private long countersAfter(Move move) {
        Position before = position();
        return DrawCounters.after(
                counters,
                before.pieces(before.turn()),
                before.pieces(before.turn().opponent()),
                before.kings(),
                before.turn() == Side.WHITE,
                move.packed());
    }

    private static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(last);
        return Collections.unmodifiableList(longer);
    }

    public Position start() {
        return positions.get(0);
    }

    /** The position now. */
    public Position position() {
        return positions.get(positions.size() - 1);
    }

    /** Every position from the start to now; one more than there are moves. */
    public List<Position> positions() {
        return positions;
    }

    public List<Move> moves() {
        return moves;
    }

    /** How the game has ended by the board or by a draw rule; "a win on the board comes first". */
    public Optional<Outcome> outcome() {
        return position()
                .outcome()
                .or(() -> counts().stream()
                        .filter(count -> count.count() >= count.limit())
                        .findFirst()
                        .map(count -> Outcome.draw(count.rule().reason())));
    }

    /** The counters as {@link DrawCounters} packs them, for the engine. */
    public long counters() {
        return counters;
    }

    private int occurrences() {
        int seen = 0;
        for (Position earlier : positions) {
            if (earlier.equals(position())) {
                seen++;
            }
        }
        return seen;
    }

    /** The counters that are running, in the order of the rules; repetition from the second occurrence on. */
    public List<Count> counts() {
        List<Count> running = new ArrayList<>();
        for (DrawRule rule : DrawRule.values()) {
            int count = rule == DrawRule.THREEFOLD ? occurrences() : DrawCounters.count(counters, rule);
            int limit = DrawCounters.limit(
                    rule, position().white(), position().black(), position().kings());
            if (limit > 0 && count > (rule == DrawRule.THREEFOLD ? 1 : 0)) {
                running.add(new Count(rule, count, limit));
            }
        }
        return running;
    }
}

package dev.damka.puzzles.drills;

import dev.damka.engine.Cores;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.engine.tables.RatedMove;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Plays drills. What it answers follows from what it is given alone, unless no core is free for two seconds: then a defence
 * with five pieces replies by the values alone. Any number of threads may ask.
 */
public final class Drills {
    private static final int MOST_KEPT = 2_000;

    private final EndgameTables tables;
    private final Lottery lottery;
    private final Winning winning;
    private final Defence defence;
    /** Starts are asked for at every move of a run, and to draw one takes milliseconds. */
    private final Map<String, Optional<Start>> drawn = new ConcurrentHashMap<>();

    public Drills(EndgameTables tables, Cores cores) {
        this.tables = tables;
        this.lottery = new Lottery(tables);
        this.winning = new Winning(tables);
        this.defence = new Defence(tables, cores);
    }

    /** The drills that the tables reach. */
    public List<Drill> all() {
        return Arrays.stream(Drill.values()).filter(this::isKnown).toList();
    }

    private boolean isKnown(Drill drill) {
        return drill.material().pieces() <= tables.wholePieces();
    }

    /** The position of that name; empty where it is neither a number nor a position of the drill. */
    public Optional<Start> start(Drill drill, String name) {
        if (!isKnown(drill)) {
            return Optional.empty();
        }
        long number = Start.number(name);
        if (number > 0) {
            if (drawn.size() >= MOST_KEPT) {
                drawn.clear();
            }
            return drawn.computeIfAbsent(drill.id() + " " + number, key -> lottery.draw(drill, number));
        }
        try {
            Position position = Fen.read(name);
            return lottery.take(drill, Fen.write(position), position);
        } catch (FenException e) {
            return Optional.empty();
        }
    }

    /**
     * Plays written moves again.
     *
     * @return empty where one is not legal, comes when all is over, or lets the task slip, or where the last reply is
     *     missing
     */
    public Optional<Run> run(Start start, List<String> moves) {
        Run run = Run.begin(start);
        for (String written : moves) {
            Position before = run.position();
            if (run.end().isPresent()
                    || !(MoveReader.read(before, written, MoveReader.Style.TYPED) instanceof Reading.Found found)) {
                return Optional.empty();
            }
            run = new Run(start, run.history().play(found.move()));
            if (before.turn() == run.learner() && !keeps(run)) {
                return Optional.empty();
            }
        }
        boolean waits = run.end().isEmpty() && run.position().turn() != run.learner();
        return waits ? Optional.empty() : Optional.of(run);
    }

    /** Whether the task is still reached, by the tables, after a move of the learner. */
    private boolean keeps(Run run) {
        Value value = value(run.position());
        return value == Value.WIN || value == Value.DRAW && !run.start().isToWin();
    }

    /** What a position after a move of the learner is worth to the learner. */
    private Value value(Position after) {
        return tables.value(after).orElseThrow().turned();
    }

    /**
     * Plays what the learner typed, or the board sent, and the reply to it.
     *
     * @throws IllegalStateException if the run is over
     */
    public Trial play(Run run, String typed) {
        if (run.end().isPresent()) {
            throw new IllegalStateException("the drill is over");
        }
        Reading reading = MoveReader.read(run.position(), typed, MoveReader.Style.TYPED);
        return reading instanceof Reading.Found found ? play(run, found.move()) : new Trial.Refused(reading);
    }

    private Trial play(Run run, Move move) {
        Run after = new Run(run.start(), run.history().play(move));
        if (!keeps(after)) {
            Trial.Loss loss = !run.start().isToWin()
                    ? Trial.Loss.DRAW_TO_LOSS
                    : value(after.position()) == Value.DRAW ? Trial.Loss.WIN_TO_DRAW : Trial.Loss.WIN_TO_LOSS;
            return slip(run, move, loss, OptionalInt.empty());
        }
        boolean isLate = run.start().isToWin()
                && after.end().isEmpty()
                && !winning.isInTime(after.history())
                && winning.isInTime(run.history());
        if (isLate) {
            return slip(run, move, Trial.Loss.TIME, left(after));
        }
        return new Trial.Kept(
                after.end().isPresent()
                        ? after
                        : new Run(
                                run.start(),
                                after.history()
                                        .play(defence.reply(
                                                after.history(), run.start().seed()))));
    }

    private OptionalInt left(Run after) {
        OptionalInt plies = tables.plies(after.position());
        return plies.isPresent() ? OptionalInt.of(plies.getAsInt() / 2) : OptionalInt.empty();
    }

    private Trial.Slip slip(Run run, Move move, Trial.Loss loss, OptionalInt left) {
        Position after = run.position().play(move);
        List<RatedMove> replies = tables.moves(after);
        return new Trial.Slip(move, after, loss, distance(run), left, replies);
    }

    /** How many moves of the learner the shortest win takes from here; empty for a draw and where that is not known. */
    public OptionalInt distance(Run run) {
        return distance(run.start(), run.position());
    }

    /** The same from a position of a run that began there, the learner to move. */
    public OptionalInt distance(Start start, Position position) {
        return start.isToWin() ? winning.moves(position) : OptionalInt.empty();
    }

    /** The same from the start. */
    public OptionalInt shortest(Start start) {
        return distance(start, start.position());
    }

    /** Every legal move with its worth, the best first. */
    public List<RatedMove> moves(Run run) {
        return tables.moves(run.position());
    }

    /** The limit of moves under which the learner plays now; empty where none counts. */
    public Optional<Allowance> allowance(Run run) {
        if (!run.start().isToWin()) {
            return Optional.of(new Allowance(run.made() + 1, Run.HELD_MOVES));
        }
        return winning.allowance(run.history());
    }
}

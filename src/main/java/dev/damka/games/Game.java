package dev.damka.games;

import dev.damka.engine.Level;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Outcome;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A whole game and all that may happen in it. Immutable: what is done answers with the game after it, or with the reason
 * why not. The end is the game's own finding, never told from outside.
 *
 * @param left what the side that moved had left after each ply, its increment added; empty without clocks
 * @param offer the last draw offer; null if there was none
 * @param outcome how it ended; null while it goes on, and for a record that does not tell
 */
public record Game(
        Seat white,
        Seat black,
        History history,
        List<Duration> left,
        Clock clock,
        @Nullable DrawOffer offer,
        @Nullable Outcome outcome) {
    /** Who is waited for. */
    public enum State {
        /** A player, whose clock runs. */
        PERSON,
        /** The engine, which has no thread to think on yet; its clock stands. */
        WAITING,
        /** The engine, whose clock runs. */
        THINKING,
        /** Nobody. */
        OVER
    }

    public Game {
        left = List.copyOf(left);
    }

    /**
     * A new game. The clock of the side to move runs at once, unless it is the engine, which begins when it can.
     *
     * @throws IllegalArgumentException if nothing can be played in that position
     */
    public static Game begin(Seat white, Seat black, TimeControl control, Position start, Instant now) {
        if (start.outcome().isPresent()) {
            throw new IllegalArgumentException("the game is over in this position: no pieces or no move");
        }
        Game game = new Game(white, black, History.from(start), List.of(), Clock.full(control), null, null);
        return game.withClock(game.waitsForMachine() ? game.clock : game.clock.start(start.turn(), now));
    }

    /**
     * A new game of that player against the engine.
     *
     * @throws IllegalArgumentException if nothing can be played in that position
     */
    public static Game begin(long playerId, Side side, Level level, TimeControl control, Position start, Instant now) {
        Seat person = new Seat.Person(playerId);
        Seat machine = new Seat.Machine(level);
        boolean white = side == Side.WHITE;
        return begin(white ? person : machine, white ? machine : person, control, start, now);
    }

    /** A finished game between people elsewhere. */
    public static Game recorded(String white, String black, History history, @Nullable Outcome outcome) {
        return new Game(
                new Seat.Named(white),
                new Seat.Named(black),
                history,
                List.of(),
                Clock.full(TimeControl.UNLIMITED),
                null,
                outcome);
    }

    public Side turn() {
        return history.position().turn();
    }

    /** How many plies have been played, which is the number that the next move carries. */
    public int ply() {
        return history.moves().size();
    }

    /** Who plays that side. */
    public Seat seat(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The side that player moves for; empty for somebody who watches. */
    public Optional<Side> sideOf(long playerId) {
        return Arrays.stream(Side.values())
                .filter(side -> seat(side).equals(new Seat.Person(playerId)))
                .findFirst();
    }

    /** The engine's side; empty in an imported record. */
    public Optional<Side> machine() {
        return Arrays.stream(Side.values())
                .filter(side -> seat(side) instanceof Seat.Machine)
                .findFirst();
    }

    /** Whether it was played elsewhere. */
    public boolean isRecord() {
        return white instanceof Seat.Named;
    }

    public boolean isOver() {
        return outcome != null || isRecord();
    }

    public State state() {
        if (isOver()) {
            return State.OVER;
        }
        if (!waitsForMachine()) {
            return State.PERSON;
        }
        return clock.isRunning() ? State.THINKING : State.WAITING;
    }

    /** The draw counters that are running, in the order of the rules. */
    public List<Counter> counters() {
        return history.counts().stream().map(Counter::of).toList();
    }

    /** The ply after which a draw rule or the board would have ended the game, though its moves may go on. */
    public Optional<Integer> endedByRule() {
        History played = History.from(history.start());
        for (Move move : history.moves()) {
            played = played.play(move);
            if (played.outcome().isPresent()) {
                return Optional.of(played.moves().size());
            }
        }
        return Optional.empty();
    }

    /** Plays what somebody has typed or tapped. */
    public Answer play(Side by, int ply, String typed, Instant now) {
        if (isDoubled(by, ply, typed)) {
            return Answer.refused(this, Refused.Code.DOUBLED);
        }
        Game current = flagged(now);
        if (current.isOver()) {
            return Answer.refused(current, Refused.Code.OVER);
        }
        if (ply != ply()) {
            return Answer.refused(this, Refused.Code.STALE);
        }
        if (by != turn()) {
            return Answer.refused(this, Refused.Code.NOT_YOUR_TURN);
        }
        Reading reading = MoveReader.read(history.position(), typed, MoveReader.Style.TYPED);
        return reading instanceof Reading.Found found
                ? Answer.done(moved(found.move(), now))
                : Answer.refused(this, reading);
    }

    private boolean isDoubled(Side by, int ply, String typed) {
        if (ply < 0 || ply >= ply()) {
            return false;
        }
        Position then = history.positions().get(ply);
        Reading reading = MoveReader.read(then, typed, MoveReader.Style.TYPED);
        return then.turn() == by
                && reading instanceof Reading.Found found
                && found.move().equals(history.moves().get(ply));
    }

    /**
     * Plays what the engine has found.
     *
     * @param answered the game that it thought about; when another has taken its place meanwhile, the move is stale
     */
    public Answer reply(History answered, Move move, boolean offersDraw, Instant now) {
        Game current = flagged(now);
        if (current.isOver()) {
            return Answer.refused(current, Refused.Code.OVER);
        }
        if (!history.moves().equals(answered.moves())) {
            return Answer.refused(this, Refused.Code.STALE);
        }
        Side by = turn();
        Game after = moved(move, now);
        boolean offers = offersDraw && !after.isOver();
        return Answer.done(offers ? after.withOffer(new DrawOffer(by, after.ply(), DrawOffer.State.OPEN)) : after);
    }

    private Game moved(Move move, Instant now) {
        Side by = turn();
        History played = history.play(move);
        Clock stopped = clock.moved(now);
        List<Duration> times = new ArrayList<>(left);
        if (!clock.control().isUnlimited()) {
            times.add(stopped.left(by, now));
        }
        @Nullable Outcome end = played.outcome().orElse(null);
        @Nullable DrawOffer standing = offer == null ? null : offer.after(by);
        Game after = new Game(white, black, played, times, stopped, standing, end);
        return end != null || after.waitsForMachine() ? after : after.withClock(stopped.start(after.turn(), now));
    }

    /** The opponent wins. */
    public Answer resign(Side by, Instant now) {
        Game current = flagged(now);
        return current.isOver()
                ? Answer.refused(current, Refused.Code.OVER)
                : Answer.done(ended(Outcome.win(by.opponent(), Outcome.Reason.RESIGNATION), now));
    }

    /** Offers a draw, once in a position; also accepts one that the other side has offered. */
    public Answer offerDraw(Side by, Instant now) {
        Game current = flagged(now);
        if (current.isOver()) {
            return Answer.refused(current, Refused.Code.OVER);
        }
        if (offer != null && offer.isFor(by)) {
            return answerDraw(by, true, now);
        }
        return mayOfferDraw(by)
                ? Answer.done(withOffer(new DrawOffer(by, ply(), DrawOffer.State.OPEN)))
                : Answer.refused(this, Refused.Code.OFFERED_ALREADY);
    }

    /** Whether that side has not offered a draw in this position yet, and none of its offers waits for an answer. */
    public boolean mayOfferDraw(Side by) {
        return offer == null || offer.by() != by || offer.ply() != ply() && offer.state() != DrawOffer.State.OPEN;
    }

    /** Accepts the other side's offer, which ends the game, or declines it. */
    public Answer answerDraw(Side by, boolean accept, Instant now) {
        Game current = flagged(now);
        if (current.isOver()) {
            return Answer.refused(current, Refused.Code.OVER);
        }
        if (offer == null || !offer.isFor(by)) {
            return Answer.refused(this, Refused.Code.NO_OFFER);
        }
        return Answer.done(accept ? ended(Outcome.draw(Outcome.Reason.AGREEMENT), now) : withOffer(offer.declined()));
    }

    /** Takes that side's last move back, and the engine's answer to it; in games without clocks alone. */
    public Answer takeBack(Side by, int ply, Instant now) {
        if (isOver()) {
            return Answer.refused(this, Refused.Code.OVER);
        }
        if (ply != ply()) {
            return Answer.refused(this, Refused.Code.STALE);
        }
        int back = by == turn() ? 2 : 1;
        if (!clock.control().isUnlimited() || ply < back) {
            return Answer.refused(this, Refused.Code.NO_TAKEBACK);
        }
        History earlier = history.first(ply - back);
        return Answer.done(new Game(white, black, earlier, left, clock.start(by, now), null, null));
    }

    /** The game at that instant: lost on time once the flag has fallen, "even if no one looks". */
    public Game flagged(Instant now) {
        return !isOver() && clock.hasFallen(now)
                ? ended(Outcome.win(turn().opponent(), Outcome.Reason.TIME), now)
                : this;
    }

    /** The engine has a thread to think on: from now on its clock runs. */
    public Game think(Instant now) {
        return state() == State.WAITING ? withClock(clock.start(turn(), now)) : this;
    }

    /** The game when the server is up again: the time in between is not charged, and the engine begins anew. */
    public Game resumed(Instant down, Instant up) {
        if (isOver()) {
            return this;
        }
        Game charged = spared(down, up);
        return charged.state() == State.THINKING ? charged.withClock(charged.clock.stop(up)) : charged;
    }

    /** The game as if the time between those instants had not passed, in which nobody could move. */
    public Game spared(Instant from, Instant to) {
        return isOver() ? this : withClock(clock.without(from, to));
    }

    private boolean waitsForMachine() {
        return seat(turn()) instanceof Seat.Machine;
    }

    private Game ended(Outcome end, Instant now) {
        return new Game(white, black, history, left, clock.stop(now), offer, end);
    }

    private Game withClock(Clock next) {
        return new Game(white, black, history, left, next, offer, outcome);
    }

    private Game withOffer(DrawOffer next) {
        return new Game(white, black, history, left, clock, next, outcome);
    }
}

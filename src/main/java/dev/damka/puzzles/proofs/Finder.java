package dev.damka.puzzles.proofs;

import dev.damka.engine.Cores;
import dev.damka.engine.Cores.Turn;
import dev.damka.engine.Cores.Use;
import dev.damka.engine.Goal;
import dev.damka.engine.Judge;
import dev.damka.engine.Proof;
import dev.damka.engine.Proof.Answer;
import dev.damka.engine.Proof.Basis;
import dev.damka.engine.Prover;
import dev.damka.engine.Question;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.puzzles.proofs.Finding.Fate;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds out about a move of the solver with a fixed effort, so that the same question always has the same answer. One
 * thread uses it at a time. It waits for a core before each question, and ends between two, by a {@link
 * CancellationException}, once its thread is interrupted or it is given up.
 */
public final class Finder {
    /** The effort for a question, in positions visited: about 50 ms where the engine sees four million a second. */
    public static final long NODES = 200_000;
    /** The effort for each choice of a line that is played out. */
    static final long LINE_NODES = 40_000;

    /** How many moves of the solver are few enough to call the goal near: with the replies six plies, as in files. */
    private static final int NEAR_MOVES = Judge.PLIES / 2;

    private final EndgameTables tables;
    private final Prover prover;
    private final Cores cores;
    private final Use use;
    private volatile boolean over;
    private volatile @Nullable Turn turn;

    /** A finder on a core of its own. */
    public Finder(EndgameTables tables) {
        this(tables, new Cores(1), Use.BACKGROUND);
    }

    /** A finder that shares those cores with others. */
    public Finder(EndgameTables tables, Cores cores, Use use) {
        this.tables = tables;
        this.prover = new Prover(tables);
        this.cores = cores;
        this.use = use;
    }

    /** Whether the goal is reached, and no more. */
    public Proof prove(Question question) {
        return prove(question, NODES);
    }

    /** The same with another effort, in positions visited. */
    public Proof prove(Question question, long nodes) {
        return onACore(() -> prover.prove(question, nodes));
    }

    /** What there is to say of a question with that answer, which may have taken more effort. */
    public Finding find(Question question, Proof proof) {
        return onACore(() -> found(question, proof));
    }

    /** Whether the goal is reached, the opponent being to move, and how the opponent answers best. */
    public Finding find(Question question) {
        return onACore(() -> found(question, prover.prove(question, NODES)));
    }

    private <T> T onACore(Supplier<T> work) {
        try (Turn mine = cores.turn(use)) {
            turn = mine;
            // Whoever gives this up sees the turn, or is seen here.
            if (over || !mine.await()) {
                throw new CancellationException("given up before an answer was found");
            }
            return work.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted before an answer was found");
        } finally {
            turn = null;
        }
    }

    /** Ends it for good, from any thread: it waits for no core any more, and answers no more than what is being asked. */
    void giveUp() {
        over = true;
        Turn last = turn;
        if (last != null) {
            last.giveUp();
        }
    }

    private Finding found(Question question, Proof proof) {
        if (proof.isProven()) {
            return reached(question, proof);
        }
        Fate fate = proof.isRefuted() ? fate(question, proof) : Fate.OPEN;
        List<Move> all = prover.playedOut(question, proof, LINE_NODES);
        int plies = fate == Fate.LOST || fate == Fate.WON_LATER ? plies(question.position(), proof) : 0;
        boolean endsSoon = fate == Fate.LOST && plies > 0 && plies <= Judge.PLIES;
        List<Move> line = endsSoon ? all.subList(0, Math.min(plies, all.size())) : Settled.of(question.position(), all);
        return new Finding(proof.answer(), proof.basis(), plies, fate, line);
    }

    private Finding reached(Question question, Proof proof) {
        Position position = question.position();
        if (position.outcome().isPresent()) {
            return new Finding(Answer.PROVEN, proof.basis(), 0, Fate.NEAR, List.of());
        }
        List<Move> best = prover.best(position, LINE_NODES);
        return new Finding(
                Answer.PROVEN,
                proof.basis(),
                plies(position, proof),
                isNear(question, proof) ? Fate.NEAR : Fate.OPEN,
                best.subList(0, 1));
    }

    private boolean isNear(Question question, Proof proof) {
        Goal goal = question.goal();
        Position position = question.position();
        if (goal instanceof Goal.Gain gain) {
            boolean hangs = position.legalMoves().get(0).isCapture();
            return !hangs && gain.men() <= 0;
        }
        if (goal instanceof Goal.Draw) {
            return (position.white() | position.black()) == position.kings()
                    && Long.bitCount(position.white()) == 1
                    && Long.bitCount(position.black()) == 1;
        }
        if (proof.plies() > 0) {
            return proof.plies() <= Judge.PLIES;
        }
        int left = goal instanceof Goal.WinIn winIn ? Math.min(winIn.moves(), NEAR_MOVES) : NEAR_MOVES;
        return prover.prove(new Question(position, question.solver(), new Goal.WinIn(left)), NODES / 4)
                .isProven();
    }

    private Fate fate(Question question, Proof proof) {
        Goal goal = question.goal();
        Optional<Value> value = tables.value(question.position());
        if (value.isPresent()) {
            Value forSolver = question.position().turn() == question.solver()
                    ? value.get()
                    : value.get().turned();
            return switch (forSolver) {
                case DRAW -> goal instanceof Goal.Gain ? Fate.OPEN : Fate.DRAWN;
                case LOSS -> Fate.LOST;
                case WIN -> goal instanceof Goal.WinIn ? Fate.WON_LATER : Fate.OPEN;
            };
        }
        if (goal instanceof Goal.Gain || proof.basis() == Basis.JUDGEMENT) {
            return Fate.OPEN;
        }
        if (goal instanceof Goal.Draw) {
            return Fate.LOST;
        }
        if (goal instanceof Goal.WinIn && isProven(question, Goal.WIN)) {
            return Fate.WON_LATER;
        }
        if (goal instanceof Goal.WinIn && !isRefuted(question, Goal.WIN)) {
            return Fate.OPEN;
        }
        return isProven(question, Goal.DRAW) ? Fate.DRAWN : isRefuted(question, Goal.DRAW) ? Fate.LOST : Fate.OPEN;
    }

    private boolean isProven(Question question, Goal goal) {
        return prover.prove(new Question(question.position(), question.solver(), goal), NODES)
                .isProven();
    }

    private boolean isRefuted(Question question, Goal goal) {
        Proof proof = prover.prove(new Question(question.position(), question.solver(), goal), NODES);
        return proof.isRefuted() && proof.basis() != Basis.JUDGEMENT;
    }

    /** The plies to the end of the game where the tables know them. */
    public OptionalInt plies(Position position) {
        return tables.plies(position);
    }

    private int plies(Position position, Proof proof) {
        return plies(position).orElse(proof.plies());
    }
}

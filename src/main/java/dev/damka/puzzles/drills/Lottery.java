package dev.damka.puzzles.drills;

import dev.damka.engine.Goal;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.engine.tables.RatedMove;
import dev.damka.rules.Bitboard;
import dev.damka.rules.MoveGenerator;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Draws the positions of drills by lot: the same number has the same position, always. */
final class Lottery {
    /** Of these many boards one fits, even where it is rare. */
    private static final int MOST_TRIES = 200_000;

    private final EndgameTables tables;
    private final Winning winning;

    Lottery(EndgameTables tables) {
        this.tables = tables;
        this.winning = new Winning(tables);
    }

    /** The position of that number, with White to move; empty where the tables don't know the drill's pieces. */
    Optional<Start> draw(Drill drill, long number) {
        SplittableRandom random = new SplittableRandom(number * 31 + drill.id().hashCode());
        boolean toWin = drill.aim() == Aim.WIN || drill.aim() == Aim.EITHER && random.nextBoolean();
        for (int i = 0; i < MOST_TRIES; i++) {
            Position position = placed(drill.material(), random);
            if (fits(drill, position) && isQuiet(position) && isWorthPlaying(drill, position, toWin)) {
                return Optional.of(new Start(drill, Long.toString(number), position, toWin ? Goal.WIN : Goal.DRAW));
            }
        }
        return Optional.empty();
    }

    /** A position that somebody named, as far as it is one of the drill's. */
    Optional<Start> take(Drill drill, String name, Position position) {
        if (!drill.material().is(position)
                || !fits(drill, position)
                || position.outcome().isPresent()) {
            return Optional.empty();
        }
        Value value = tables.value(position).orElse(Value.LOSS);
        boolean isWon = value == Value.WIN && drill.aim() != Aim.SAVE && winning.isInTime(position);
        boolean isDrawn = value == Value.DRAW && drill.aim() != Aim.WIN;
        return isWon || isDrawn
                ? Optional.of(new Start(drill, name, position, isWon ? Goal.WIN : Goal.DRAW))
                : Optional.empty();
    }

    private static boolean fits(Drill drill, Position position) {
        long lone = position.pieces(position.turn());
        return drill != Drill.MAIN_ROAD || (lone & Bitboard.MAIN_ROAD) != 0;
    }

    private static Position placed(Material material, SplittableRandom random) {
        long taken = 0;
        long[] sets = new long[4];
        int[] counts = {material.men(), material.kings(), material.theirMen(), material.theirKings()};
        for (int kind = 0; kind < sets.length; kind++) {
            long barred = kind == 0 ? Bitboard.RANK_8 : kind == 2 ? Bitboard.RANK_1 : 0;
            for (int left = counts[kind]; left > 0; left--) {
                long bit;
                do {
                    bit = Square.values()[random.nextInt(32)].bit();
                } while ((bit & (taken | barred)) != 0);
                sets[kind] |= bit;
                taken |= bit;
            }
        }
        return new Position(sets[0] | sets[1], sets[2] | sets[3], sets[1] | sets[3], Side.WHITE);
    }

    /** Nothing hangs, whoever were to move. */
    private static boolean isQuiet(Position position) {
        return !MoveGenerator.hasCapture(position.white(), position.black(), position.kings())
                && !MoveGenerator.hasCapture(position.black(), position.white(), position.kings());
    }

    /** It is what is wanted, and not all moves do. */
    private boolean isWorthPlaying(Drill drill, Position position, boolean toWin) {
        Value value = toWin ? Value.WIN : Value.DRAW;
        if (position.outcome().isPresent() || !tables.value(position).equals(Optional.of(value))) {
            return false;
        }
        List<RatedMove> moves = tables.moves(position);
        long missing = moves.stream().filter(move -> move.value() != value).count();
        if (!toWin) {
            return 2 * missing >= moves.size();
        }
        return missing > 0
                && tables.plies(position).orElse(drill.leastPlies()) >= drill.leastPlies()
                && winning.isInTime(position);
    }
}

package dev.damka.puzzles.detection;

import dev.damka.engine.Goal;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What detectors may ask where the line alone does not tell. A {@code !} is believed; that it is true is checked elsewhere. */
final class Evidence {
    private final EndgameTables tables;

    Evidence(EndgameTables tables) {
        this.tables = tables;
    }

    /** Whether the solver's move of that ply is the only one that reaches the goal. */
    Finding isOnly(PlayedLine line, int ply) {
        if (line.isMarkedOnly(ply)) {
            return Finding.SHOWN;
        }
        List<Move> others = new ArrayList<>(line.legal(ply));
        others.remove(line.move(ply));
        return noneReaches(line, ply, others);
    }

    /** Whether none of those moves of the solver reaches the goal in place of the line's move of that ply. */
    Finding noneReaches(PlayedLine line, int ply, List<Move> others) {
        Finding none = Finding.SHOWN;
        for (Move move : others) {
            Finding reaches = reaches(line, line.at(ply).play(move), ply / 2 + 1);
            if (reaches == Finding.SHOWN) {
                return Finding.DENIED;
            }
            none = reaches == Finding.OPEN ? Finding.OPEN : none;
        }
        return none;
    }

    /** Whether the solver reaches the goal from that position, after that many moves of the solver. */
    Finding reaches(PlayedLine line, Position position, int movesMade) {
        Goal goal = line.goal();
        if (goal instanceof Goal.Gain || goal instanceof Goal.WinIn) {
            return Finding.OPEN;
        }
        Optional<Value> value = tables.value(position);
        if (value.isEmpty()) {
            return Finding.OPEN;
        }
        Value solvers =
                position.turn() == Side.WHITE ? value.get() : value.get().turned();
        return Finding.of(solvers == Value.WIN || solvers == Value.DRAW && goal instanceof Goal.Draw);
    }
}

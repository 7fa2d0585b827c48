package dev.damka.puzzles.detection;

import dev.damka.engine.Goal;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import java.util.Optional;

/** Evidence that costs next to nothing: of won, drawn and lost endings alone. */
record FromTables(EndgameTables tables) implements Evidence {
    @Override
    public Finding reaches(PlayedLine line, Position position, int movesMade) {
        return line.goal() instanceof Goal.WinIn ? Finding.OPEN : reachesAtAll(line, position, movesMade);
    }

    @Override
    public Finding reachesAtAll(PlayedLine line, Position position, int movesMade) {
        Optional<Value> value = tables.value(position);
        if (line.goal() instanceof Goal.Gain || value.isEmpty()) {
            return Finding.OPEN;
        }
        Value solvers =
                position.turn() == Side.WHITE ? value.get() : value.get().turned();
        return Finding.of(solvers == Value.WIN || solvers == Value.DRAW && line.goal() instanceof Goal.Draw);
    }
}

package dev.damka.commands;

import dev.damka.rules.Move;
import dev.damka.rules.Outcome;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.notation.MoveWriter;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code moves}: what is legal in a position. */
@Command(
        name = "moves",
        mixinStandardHelpOptions = true,
        description = {
            "Prints the legal moves of a position in full form, one a line.",
            "Exit status: 0 also where the game is over, which is said on the error output; 2 for a bad FEN."
        })
final class MovesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FEN", converter = PositionArgument.class, description = "Such as W:Wc3,Kd4:Bb6,Ke5")
    private Position position = Position.START;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Optional<Outcome> outcome = position.outcome();
        if (outcome.isPresent()) {
            spec.commandLine().getErr().println(said(outcome.get()));
            return DamkaCommand.OK;
        }
        for (Move move : position.legalMoves()) {
            out.println(MoveWriter.fullForm(position, move));
        }
        return DamkaCommand.OK;
    }

    private static String said(Outcome outcome) {
        String loser = outcome.winner() == Side.WHITE ? "Black" : "White";
        String winner = outcome.winner() == Side.WHITE ? "White" : "Black";
        return "The game is over, " + winner + " has won: " + loser
                + (outcome.reason() == Outcome.Reason.NO_PIECES ? " has no piece." : " has no legal move.");
    }
}

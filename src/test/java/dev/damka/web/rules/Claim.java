package dev.damka.web.rules;

import dev.damka.engine.Goal;
import dev.damka.engine.Proof;
import dev.damka.engine.Prover;
import dev.damka.engine.Question;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.engine.tables.EndgameTables.Value;
import dev.damka.rules.History;
import dev.damka.rules.Move;
import dev.damka.rules.Outcome;
import dev.damka.rules.Piece;
import dev.damka.rules.Position;
import dev.damka.rules.Side;
import dev.damka.rules.Square;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.MoveReader;
import dev.damka.rules.notation.Reading;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a text says of a position, and whether it is so. */
final class Claim {
    static final EndgameTables TABLES = EndgameTables.shipped();
    private static final long NODES = 20_000_000;

    private static final Pattern LEGAL = Pattern.compile("legal (\\S+)");
    private static final Pattern ILLEGAL = Pattern.compile("illegal (\\S+)");
    private static final Pattern CAPTURES = Pattern.compile("captures (\\S+): ([a-h1-8 ]+)");
    private static final Pattern MOVES = Pattern.compile("moves (\\d+)");
    private static final Pattern VALUE = Pattern.compile("(won|drawn|lost)");
    private static final Pattern PLIES = Pattern.compile("(won|lost) in (\\d+)");
    private static final Pattern OVER = Pattern.compile("over (\\S+)");
    private static final Pattern CROWNS = Pattern.compile("crowns (\\S+)");
    private static final Pattern LEADS = Pattern.compile("leads (.+): ([WB]:.*)");
    private static final Pattern DRAW = Pattern.compile("draw (\\S+) after (.+)");

    private final Position position;

    private Claim(Position position) {
        this.position = position;
    }

    /** Why the claim does not hold of that position; empty where it is proven. */
    static Optional<String> refute(Position position, String claim) {
        return new Claim(position).refute(claim);
    }

    private Optional<String> refute(String claim) {
        Matcher said;
        if ((said = LEGAL.matcher(claim)).matches()) {
            Reading read = read(position, said.group(1));
            return unless(read instanceof Reading.Found, read);
        }
        if ((said = ILLEGAL.matcher(claim)).matches()) {
            Reading read = MoveReader.read(position, said.group(1), MoveReader.Style.TYPED);
            return unless(read instanceof Reading.Illegal || read instanceof Reading.Unreadable, read);
        }
        if ((said = CAPTURES.matcher(claim)).matches()) {
            Set<String> captured = move(position, said.group(1)).capturedSquares().stream()
                    .map(Square::toString)
                    .collect(Collectors.toCollection(TreeSet::new));
            return same(new TreeSet<>(Arrays.asList(said.group(2).strip().split(" +"))), captured);
        }
        if ((said = MOVES.matcher(claim)).matches()) {
            return same(Integer.parseInt(said.group(1)), position.legalMoves().size());
        }
        if ((said = VALUE.matcher(claim)).matches()) {
            return value(said.group(1));
        }
        if ((said = PLIES.matcher(claim)).matches()) {
            Optional<String> value = value(said.group(1));
            return value.isPresent()
                    ? value
                    : same(
                            Integer.parseInt(said.group(2)),
                            TABLES.plies(position).orElse(-1));
        }
        if ((said = OVER.matcher(claim)).matches()) {
            return same(
                    Optional.of(said.group(1)),
                    position.outcome().map(end -> end.reason().id()));
        }
        if ((said = CROWNS.matcher(claim)).matches()) {
            Move move = move(position, said.group(1));
            boolean man = (position.kings() & move.from().bit()) == 0;
            boolean king = position.play(move).at(move.to()).map(Piece::king).orElse(false);
            return unless(man && king, "the piece on " + move.to() + " has not just become a king");
        }
        if ((said = LEADS.matcher(claim)).matches()) {
            return same(
                    Fen.write(Fen.read(said.group(2))),
                    Fen.write(play(said.group(1)).position()));
        }
        if ((said = DRAW.matcher(claim)).matches()) {
            return draw(said.group(1), play(said.group(2)));
        }
        return Optional.of("it is no claim; docs/learn.md lists them");
    }

    private Optional<String> draw(String rule, History game) {
        Optional<Outcome> outcome = game.outcome();
        if (outcome.isEmpty()) {
            return Optional.of("the game goes on: " + game.counts());
        }
        History before = game.first(game.moves().size() - 1);
        return before.outcome().isPresent()
                ? Optional.of("it has ended before: " + before.outcome().get())
                : same(rule, outcome.get().reason().id());
    }

    /** By the tables, or by a search that leaves no doubt. */
    private Optional<String> value(String claimed) {
        Value expected = switch (claimed) {
            case "won" -> Value.WIN;
            case "lost" -> Value.LOSS;
            default -> Value.DRAW;
        };
        Optional<Value> known = TABLES.value(position);
        if (known.isPresent()) {
            return same(expected, known.get());
        }
        Side turn = position.turn();
        return switch (expected) {
            case WIN -> unproven(turn, new Goal.Win());
            case LOSS -> unproven(turn.opponent(), new Goal.Win());
            case DRAW -> unproven(turn, new Goal.Draw()).or(() -> unproven(turn.opponent(), new Goal.Draw()));
        };
    }

    /** Why it is not certain that a side reaches a goal. */
    private Optional<String> unproven(Side solver, Goal goal) {
        Proof proof = new Prover(TABLES).prove(new Question(position, solver, goal), NODES);
        return unless(proof.isProven() && proof.basis() != Proof.Basis.JUDGEMENT, proof);
    }

    private History play(String moves) {
        History game = History.from(position);
        for (String text : moves.strip().split(" +")) {
            game = game.play(move(game.position(), text));
        }
        return game;
    }

    private static Move move(Position at, String text) {
        Reading read = read(at, text);
        if (read instanceof Reading.Found found) {
            return found.move();
        }
        throw new IllegalArgumentException(text + " in " + Fen.write(at) + ": " + read);
    }

    private static Reading read(Position at, String text) {
        return MoveReader.read(at, text, MoveReader.Style.STRICT);
    }

    private static Optional<String> same(Object claimed, Object found) {
        return claimed.equals(found) ? Optional.empty() : Optional.of("it is " + found);
    }

    private static Optional<String> unless(boolean holds, Object otherwise) {
        return holds ? Optional.empty() : Optional.of(otherwise.toString());
    }
}

package dev.damka.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Positions drawn by lot, always the same ones for the same seed. */
public final class RandomPositions {
    private RandomPositions() {}

    /** The positions of one game from the start, each move drawn by lot, at most 120 plies. */
    public static List<Position> ofGame(long seed) {
        Random random = new Random(seed);
        List<Position> game = new ArrayList<>(List.of(Position.START));
        for (int ply = 0; ply < 120; ply++) {
            Position position = game.get(game.size() - 1);
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            game.add(position.play(moves.get(random.nextInt(moves.size()))));
        }
        return game;
    }

    /** Placements with 1 to 12 pieces a side; from no king at all to kings only. */
    public static List<Position> placed(long seed, int number) {
        Random random = new Random(seed);
        List<Position> positions = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            positions.add(placed(random));
        }
        return positions;
    }

    private static Position placed(Random random) {
        List<Square> squares = new ArrayList<>(Arrays.asList(Square.values()));
        Collections.shuffle(squares, random);
        int white = 1 + random.nextInt(12);
        int all = white + 1 + random.nextInt(12);
        int kingsOfFour = random.nextInt(5);
        long[] pieces = new long[2];
        long kings = 0;
        for (int i = 0; i < all; i++) {
            Square square = squares.get(i);
            Side side = i < white ? Side.WHITE : Side.BLACK;
            pieces[side.ordinal()] |= square.bit();
            boolean crowned = square.rank() == (side == Side.WHITE ? 7 : 0);
            kings |= crowned || random.nextInt(4) < kingsOfFour ? square.bit() : 0;
        }
        return new Position(pieces[0], pieces[1], kings, random.nextBoolean() ? Side.WHITE : Side.BLACK);
    }
}

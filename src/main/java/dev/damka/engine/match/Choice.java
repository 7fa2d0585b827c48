package dev.damka.engine.match;

/**
 * What a player answered; whether the move is legal, the referee finds out.
 *
 * @param move as in the line protocol, such as {@code c3d4}
 * @param depth in plies; 0 where it is not known, or there was nothing to search
 * @param nodes 0 where they are not known
 */
record Choice(String move, int depth, long nodes) {}

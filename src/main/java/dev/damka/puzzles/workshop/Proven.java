package dev.damka.puzzles.workshop;

import dev.damka.puzzles.files.Fault;
import java.util.List;
import java.util.Optional;

/**
 * What proof says of a puzzle that is being written.
 *
 * @param firstMoves all of them, those that reach the goal first
 * @param faults what it finds wrong in a solution without other errors; empty where that is too long to be proven here
 */
public record Proven(List<FirstMove> firstMoves, Optional<List<Fault>> faults) {
    public Proven {
        firstMoves = List.copyOf(firstMoves);
    }
}

package dev.damka.puzzles.workshop;

import dev.damka.engine.Proof;
import dev.damka.rules.Move;

/** A move that the solver may begin with, and whether the goal is still reached behind it. */
public record FirstMove(Move move, Proof.Answer answer, Proof.Basis basis) {}

package dev.damka.puzzles.mining;

import dev.damka.engine.Goal;
import dev.damka.rules.Position;

/** A position with a goal that one move alone seems to reach. */
record Task(Position start, Goal goal) {}

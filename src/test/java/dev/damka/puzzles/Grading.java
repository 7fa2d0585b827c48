package dev.damka.puzzles;

import dev.damka.engine.Question;
import dev.damka.engine.tables.EndgameTables;
import dev.damka.puzzles.proofs.Finder;
import dev.damka.puzzles.proofs.Finding;
import java.util.HashMap;
import java.util.Map;

/** A grader that asks the engine on the test's own thread and keeps what it found. */
public final class Grading {
    private static final Finder FINDER = new Finder(EndgameTables.shipped());
    private static final Map<Question, Finding> FOUND = new HashMap<>();
    private static final Grader GRADER = new Grader(Grading::finding);

    private Grading() {}

    /** What the engine finds out with the tables that come with Damka. */
    public static synchronized Finding finding(Question question) {
        return FOUND.computeIfAbsent(question, FINDER::find);
    }

    /** The grader that stands on those. */
    public static Grader grader() {
        return GRADER;
    }
}

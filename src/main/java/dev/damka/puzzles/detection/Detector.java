package dev.damka.puzzles.detection;

import java.util.function.Predicate;

/** Says whether a line shows one theme. */
@FunctionalInterface
interface Detector {
    Finding find(PlayedLine line, Evidence evidence);

    /** A detector that sees all it needs in the line. */
    static Detector seen(Predicate<PlayedLine> shows) {
        return (line, evidence) -> Finding.of(shows.test(line));
    }
}

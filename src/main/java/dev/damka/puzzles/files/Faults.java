package dev.damka.puzzles.files;

import java.util.ArrayList;
import java.util.List;

/** Collects the faults of one part of a file. */
final class Faults {
    /** The most faults that are kept; a file of nothing but faults shall not fill the memory. */
    static final int MOST = 1000;

    private static final int SHOWN = 40;

    private final String file;
    private List<Fault> found = List.of();
    private boolean errors;

    Faults(String file) {
        this.file = file;
    }

    String file() {
        return file;
    }

    void error(Place place, FaultCode code, String message) {
        errors = true;
        add(new Fault(file, place.line(), place.column(), Fault.Severity.ERROR, code.toString(), message));
    }

    void warning(Place place, FaultCode code, String message) {
        add(new Fault(file, place.line(), place.column(), Fault.Severity.WARNING, code.toString(), message));
    }

    private void add(Fault fault) {
        if (found.isEmpty()) {
            found = new ArrayList<>(2);
        }
        if (found.size() < MOST) {
            found.add(fault);
        }
    }

    boolean hasErrors() {
        return errors;
    }

    List<Fault> found() {
        return found;
    }

    /** A text from a file as a message shows it: on one line, not too long, in quotes. */
    static String shown(String text) {
        StringBuilder shown = new StringBuilder("\"");
        text.codePoints().limit(SHOWN).forEach(c -> shown.appendCodePoint(Character.isISOControl(c) ? '\uFFFD' : c));
        return shown.append(text.codePointCount(0, text.length()) > SHOWN ? "…\"" : "\"")
                .toString();
    }
}

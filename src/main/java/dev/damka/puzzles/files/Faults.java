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
    private int untold;
    private Place firstUntold = Place.START;

    Faults(String file) {
        this.file = file;
    }

    String file() {
        return file;
    }

    void error(Place place, FaultCode code, String message) {
        errors = true;
        add(new Fault(file, place.line(), place.column(), Fault.Severity.ERROR, code.id(), message));
    }

    void warning(Place place, FaultCode code, String message) {
        add(new Fault(file, place.line(), place.column(), Fault.Severity.WARNING, code.id(), message));
    }

    private void add(Fault fault) {
        if (found.isEmpty()) {
            found = new ArrayList<>(2);
        }
        if (found.size() < MOST) {
            found.add(fault);
        } else if (untold++ == 0) {
            firstUntold = new Place(fault.line(), fault.column());
        }
    }

    boolean hasErrors() {
        return errors;
    }

    /** The faults, and behind the last that is kept how many are not. */
    List<Fault> found() {
        if (untold == 0) {
            return found;
        }
        List<Fault> all = new ArrayList<>(found);
        all.add(new Fault(
                file,
                firstUntold.line(),
                firstUntold.column(),
                errors ? Fault.Severity.ERROR : Fault.Severity.WARNING,
                FaultCode.TOO_MANY_FAULTS.id(),
                untold + " more from here on " + (untold == 1 ? "is" : "are")
                        + " not told; put those before right first"));
        return all;
    }

    /** A text from a file as a message shows it: on one line, not too long, in quotes. */
    static String shown(String text) {
        StringBuilder shown = new StringBuilder("\"");
        text.codePoints().limit(SHOWN).forEach(c -> shown.appendCodePoint(Character.isISOControl(c) ? '\uFFFD' : c));
        return shown.append(text.codePointCount(0, text.length()) > SHOWN ? "…\"" : "\"")
                .toString();
    }
}

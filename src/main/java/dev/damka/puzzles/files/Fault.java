package dev.damka.puzzles.files;

/**
 * One thing that is wrong in the authors' files, and what would be right.
 *
 * @param file the file as it was named, or found in its folder
 * @param line counted from 1
 * @param column counted in characters from 1
 * @param code the stable name of the kind of fault, one of {@link FaultCode}
 * @param message what is wrong; what would be right
 */
public record Fault(String file, int line, int column, Severity severity, String code, String message) {
    /** How bad a fault is. */
    public enum Severity {
        /** The puzzle is left out. */
        ERROR,
        /** The puzzle is served all the same. */
        WARNING;

        @Override
        public String toString() {
            return this == ERROR ? "error" : "warning";
        }
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** The line that {@code check} prints, in the form that editors can jump to. */
    @Override
    public String toString() {
        return file + ':' + line + ':' + column + ": " + severity + ' ' + code + ' ' + message;
    }
}

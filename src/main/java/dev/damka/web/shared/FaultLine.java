package dev.damka.web.shared;

import dev.damka.puzzles.files.Fault;

/**
 * A fault as visitors may see it: with the names of files, not with where the server keeps them.
 *
 * @param place the file, line and column
 */
public record FaultLine(String place, String text) {
    /** The fault without the directory of its file. */
    public static FaultLine of(Fault fault) {
        String file = fault.file();
        int name = Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1;
        String text = fault.severity() + " " + fault.code() + " " + fault.message();
        return new FaultLine(
                file.substring(name) + ":" + fault.line() + ":" + fault.column(),
                name == 0 ? text : text.replace(file.substring(0, name), ""));
    }

    /** Both in one line. */
    @Override
    public String toString() {
        return place + ": " + text;
    }
}

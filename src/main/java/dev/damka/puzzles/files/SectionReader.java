package dev.damka.puzzles.files;

import static dev.damka.puzzles.files.Faults.shown;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Cuts a file into sections and fields, line by line. */
final class SectionReader implements Closeable {
    private static final int LONGEST_ID = 64;

    private final Lines lines;
    private final String file;
    private final Faults ofFile;
    private final Section header;
    private Section section;
    private @Nullable Section started;
    private @Nullable Field field;
    private boolean skipsIndented;

    SectionReader(String file, Lines lines) {
        this.file = file;
        this.lines = lines;
        ofFile = new Faults(file);
        header = new Section("", Place.START, new Faults(file));
        section = header;
    }

    /** The faults that concern no puzzle, as far as the file was read. */
    Faults ofFile() {
        return ofFile;
    }

    /** Reads the lines above the first puzzle; called once, before {@link #next}. */
    Section header() throws IOException {
        readSection();
        return header;
    }

    /** The next puzzle's lines, or null at the end of the file. */
    @Nullable
    Section next() throws IOException {
        if (started == null) {
            return null;
        }
        section = started;
        started = null;
        readSection();
        return section;
    }

    private void readSection() throws IOException {
        endField();
        while (started == null && lines.next()) {
            if (isUsual()) {
                continue;
            }
            String line = lines.text();
            if (lines.number() == 1 && line.startsWith("\uFEFF")) {
                ofFile.error(Place.START, FaultCode.BOM, "a byte order mark; save the file as UTF-8 without BOM");
                line = line.substring(1);
            }
            if (lines.isTooLong()) {
                error(
                        1,
                        FaultCode.LINE_TOO_LONG,
                        "the line is longer than " + Lines.LONGEST
                                + " characters; break it, an indented line continues the one above");
                skipIndented();
            } else if (line.indexOf('\uFFFD') >= 0 && lines.badColumn() > 0) {
                Faults faults = line.startsWith("#") ? ofFile : section.faults();
                faults.error(
                        new Place(lines.number(), lines.badColumn()),
                        FaultCode.NOT_UTF_8,
                        "the line is not UTF-8; save the file as UTF-8");
                skipIndented();
            } else {
                read(line);
            }
        }
        endField();
    }

    /** Takes a line as most are, a known field that stands here for the first time, of which the value alone is decoded. */
    private boolean isUsual() {
        String name = lines.length() > Lines.LONGEST ? null : FieldNames.before(lines);
        if (name == null || section.field(name) != null || section == header && isOfOnePuzzle(name)) {
            return false;
        }
        int end = lines.length();
        while (isBlank(lines.at(end - 1))) {
            end--;
        }
        int start = name.length() + 1;
        while (start < end && isBlank(lines.at(start))) {
            start++;
        }
        String value = lines.text(start, end);
        if (value.isEmpty() || value.indexOf('\uFFFD') >= 0) {
            return false;
        }
        endField();
        field = new Field(name, lines.number(), start + 1, value);
        section.fields().add(field);
        return true;
    }

    private static boolean isOfOnePuzzle(String name) {
        return name.equals("fen") || name.equals("solution");
    }

    private void read(String line) {
        int end = line.length();
        while (end > 0 && isBlank(line.charAt(end - 1))) {
            end--;
        }
        int start = 0;
        while (start < end && isBlank(line.charAt(start))) {
            start++;
        }
        if (start == end) {
            endField();
        } else if (line.charAt(start) == '#') {
            return;
        } else if (start > 0) {
            indented(line, start, end);
        } else if (line.charAt(0) == '[') {
            begin(line.substring(0, end));
        } else {
            field(line, end);
        }
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c == '\t';
    }

    private void indented(String line, int start, int end) {
        if (field != null) {
            field.goOn(lines.number(), start + 1, line.substring(start, end));
        } else if (!skipsIndented) {
            error(
                    start + 1,
                    FaultCode.INDENT,
                    "an indented line with no field right above it that it could continue;"
                            + " write fields and [id] at the beginning of a line");
            skipIndented();
        }
    }

    private void begin(String line) {
        endField();
        Place place = new Place(lines.number(), 1);
        Faults faults = new Faults(file);
        String id = line.endsWith("]") ? line.substring(1, line.length() - 1) : "";
        boolean sound = !id.isEmpty() && id.length() <= LONGEST_ID && isId(id);
        if (!sound) {
            faults.error(
                    place,
                    FaultCode.BAD_ID,
                    shown(line) + " is no id; write it as [king-hunt-001]: lower case"
                            + " letters, digits and -, at most " + LONGEST_ID + ", alone on its line");
        }
        started = new Section(sound ? id : "", place, faults);
    }

    /** Whether a text consists of lower case letters, digits and hyphens. */
    static boolean isId(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-') {
                return false;
            }
        }
        return !text.isEmpty();
    }

    private void field(String line, int end) {
        endField();
        int colon = line.indexOf(':');
        if (colon < 0) {
            error(
                    1,
                    FaultCode.LINE_FORM,
                    shown(line.substring(0, end)) + " is no field; write name: value, [id], or # before a comment");
            skipIndented();
            return;
        }
        String name = line.substring(0, colon).stripTrailing();
        if (!FieldNames.isKnown(name)) {
            String nearest = FieldNames.nearest(name);
            error(1, FaultCode.UNKNOWN_FIELD, "unknown field " + shown(name) + "; the nearest is " + nearest);
            // A misspelt field is not reported a second time as missing, nor read as left out.
            if (FieldNames.decides(nearest)) {
                section.breaks(nearest);
            }
            skipIndented();
            return;
        }
        Field twice = section.field(name);
        if (twice != null) {
            error(
                    1,
                    FaultCode.FIELD_TWICE,
                    name + " stands in line " + twice.place().line() + " already; keep one of them");
            section.breaks(name);
            skipIndented();
            return;
        }
        if (section == header && isOfOnePuzzle(name)) {
            error(1, FaultCode.FIELD_PLACE, name + " above the first [id]; it belongs to one puzzle, under its [id]");
            skipIndented();
            return;
        }
        int start = colon + 1;
        while (start < end && isBlank(line.charAt(start))) {
            start++;
        }
        int column = line.codePointCount(0, Math.min(start, end)) + 1;
        field = new Field(name, lines.number(), column, line.substring(Math.min(start, end), end));
        section.fields().add(field);
    }

    private void endField() {
        Field ended = field;
        field = null;
        skipsIndented = false;
        if (ended == null) {
            return;
        }
        if (ended.isTooLong()) {
            section.breaks(ended.name());
            section.faults()
                    .error(
                            ended.place(),
                            FaultCode.LINE_TOO_LONG,
                            ended.name() + " is longer than " + Lines.LONGEST
                                    + " characters with its continued lines; shorten it");
        } else if (ended.text().isEmpty()) {
            section.breaks(ended.name());
            section.faults()
                    .error(
                            ended.place(),
                            FaultCode.EMPTY_FIELD,
                            ended.name() + " is empty; give a value or leave the line out");
        }
    }

    private void skipIndented() {
        endField();
        skipsIndented = true;
    }

    private void error(int column, FaultCode code, String message) {
        section.faults().error(new Place(lines.number(), column), code, message);
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}

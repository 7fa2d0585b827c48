package dev.damka.puzzles.files;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The lines of a file one after the other, so that the file never stands in memory as a whole. */
final class Lines implements Closeable {
    /** The longest line, in characters. */
    static final int LONGEST = 65_536;

    private static final int BYTES_A_CHARACTER = 4;

    private final InputStream in;
    private final byte[] chunk = new byte[1 << 16];
    private int at;
    private int end;
    private byte[] parts = new byte[256];
    private int number;
    // This line: where it stands in one of the two arrays above, without its end.
    private byte[] line = parts;
    private int start;
    private int length;
    private boolean cut;

    Lines(InputStream in) {
        this.in = in;
    }

    /** Goes to the next line; false where there is none. */
    boolean next() throws IOException {
        int kept = 0;
        cut = false;
        if (at == end && !fill()) {
            return false;
        }
        number++;
        while (true) {
            int from = at;
            while (at < end && chunk[at] != '\n') {
                at++;
            }
            if (at < end && kept == 0) {
                set(chunk, from, at++ - from);
                return true;
            }
            kept = keep(from, kept);
            if (at < end || !fill()) {
                at = Math.min(at + 1, end);
                set(parts, 0, kept);
                return true;
            }
        }
    }

    private boolean fill() throws IOException {
        at = 0;
        end = Math.max(0, in.read(chunk));
        return end > 0;
    }

    private int keep(int from, int kept) {
        int more = Math.min(at - from, LONGEST * BYTES_A_CHARACTER - kept);
        cut |= more < at - from;
        if (parts.length < kept + more) {
            parts = Arrays.copyOf(parts, Math.max(2 * parts.length, kept + more));
        }
        System.arraycopy(chunk, from, parts, kept, more);
        return kept + more;
    }

    private void set(byte[] bytes, int from, int bytesInLine) {
        line = bytes;
        start = from;
        length = bytesInLine > 0 && bytes[from + bytesInLine - 1] == '\r' ? bytesInLine - 1 : bytesInLine;
    }

    /** The number of bytes in this line. */
    int length() {
        return length;
    }

    /** The byte at that place of this line. */
    byte at(int place) {
        return line[start + place];
    }

    /** Whether this line begins with those bytes. */
    boolean startsWith(byte[] bytes) {
        return bytes.length <= length && Arrays.equals(line, start, start + bytes.length, bytes, 0, bytes.length);
    }

    /** What stands between two places of this line, counted in bytes. */
    String text(int from, int to) {
        return new String(line, start + from, to - from, StandardCharsets.UTF_8);
    }

    /** This line as a whole. */
    String text() {
        return text(0, length);
    }

    /** The number of this line, from 1. */
    int number() {
        return number;
    }

    boolean isTooLong() {
        return cut || length > LONGEST && text().length() > LONGEST;
    }

    /** The place of the first byte that is not UTF-8, in characters from 1; 0 where all are. */
    int badColumn() {
        CharBuffer sound = CharBuffer.allocate(length);
        boolean bad = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(line, start, length), sound, true)
                .isError();
        String before = sound.flip().toString();
        return bad ? before.codePointCount(0, before.length()) + 1 : 0;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}

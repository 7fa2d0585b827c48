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
    private String text = "";
    private boolean tooLong;
    private int badColumn;

    Lines(InputStream in) {
        this.in = in;
    }

    /** Goes to the next line; false where there is none. */
    boolean next() throws IOException {
        int length = 0;
        tooLong = false;
        badColumn = 0;
        if (at == end && !fill()) {
            return false;
        }
        number++;
        while (true) {
            int start = at;
            while (at < end && chunk[at] != '\n') {
                at++;
            }
            if (at < end && length == 0) {
                decode(chunk, start, at++ - start);
                return true;
            }
            length = keep(start, length);
            if (at < end || !fill()) {
                at = Math.min(at + 1, end);
                decode(parts, 0, length);
                return true;
            }
        }
    }

    private boolean fill() throws IOException {
        at = 0;
        end = Math.max(0, in.read(chunk));
        return end > 0;
    }

    private int keep(int start, int length) {
        int more = Math.min(at - start, LONGEST * BYTES_A_CHARACTER - length);
        tooLong |= more < at - start;
        if (parts.length < length + more) {
            parts = Arrays.copyOf(parts, Math.max(2 * parts.length, length + more));
        }
        System.arraycopy(chunk, start, parts, length, more);
        return length + more;
    }

    private void decode(byte[] bytes, int start, int length) {
        int kept = length > 0 && bytes[start + length - 1] == '\r' ? length - 1 : length;
        text = new String(bytes, start, kept, StandardCharsets.UTF_8);
        tooLong |= text.length() > LONGEST;
        // A file may hold the replacement character itself, so only a second look tells.
        if (!tooLong && text.indexOf('\uFFFD') >= 0) {
            CharBuffer sound = CharBuffer.allocate(kept);
            boolean bad = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes, start, kept), sound, true)
                    .isError();
            String before = sound.flip().toString();
            badColumn = bad ? before.codePointCount(0, before.length()) + 1 : 0;
        }
    }

    String text() {
        return text;
    }

    /** The number of this line, from 1. */
    int number() {
        return number;
    }

    boolean isTooLong() {
        return tooLong;
    }

    /** The place of the first byte that is not UTF-8, in characters from 1; 0 where all are. */
    int badColumn() {
        return badColumn;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}

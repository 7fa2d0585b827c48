package dev.damka.web.shared;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The text of an uploaded record. */
public final class PdnText {
    private static final Charset OLD_RUSSIAN = Charset.forName("windows-1251");

    private PdnText() {}

    /**
     * UTF-16 where a byte order mark says so, else UTF-8, and what is none as windows-1251, in which older programs write
     * names.
     */
    public static String decode(byte[] file) {
        if (isMarkedAsUtf16(file)) {
            return new String(file, StandardCharsets.UTF_16);
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(file))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(file, OLD_RUSSIAN);
        }
    }

    /** The mark in either order; neither byte ever stands in UTF-8, nor both at the head of a record in Russian. */
    private static boolean isMarkedAsUtf16(byte[] file) {
        if (file.length < 2) {
            return false;
        }
        int first = file[0] & 0xFF;
        int second = file[1] & 0xFF;
        return first == 0xFE && second == 0xFF || first == 0xFF && second == 0xFE;
    }
}

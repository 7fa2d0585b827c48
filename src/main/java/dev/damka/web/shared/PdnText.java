package dev.damka.web.shared;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The text of an uploaded record. */
public final class PdnText {
    private static final Charset OLD_RUSSIAN = Charset.forName("windows-1251");

    private PdnText() {}

    /** UTF-8, and what is none as windows-1251, in which older programs write names. */
    public static String decode(byte[] file) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(file))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(file, OLD_RUSSIAN);
        }
    }
}

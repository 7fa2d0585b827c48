package dev.damka.web.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.rules.notation.Pdn;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PdnTextTest {
    private static final String MARK = "\uFEFF";
    private static final String RECORD = "[White \"Иванов\"]\r\n1. c3-d4 d6-c5 *";

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8"})
    void a_file_that_begins_with_a_byte_order_mark_is_read(String charset) {
        String text = PdnText.decode((MARK + RECORD).getBytes(Charset.forName(charset)));

        assertEquals("Иванов", Pdn.read(text).get(0).tags().get("White"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "windows-1251"})
    void a_file_without_one_is_read_as_utf_8_or_as_older_programs_write(String charset) {
        assertEquals(RECORD, PdnText.decode(RECORD.getBytes(Charset.forName(charset))));
    }

    @Test
    void a_file_that_breaks_off_is_read_as_far_as_it_goes() {
        assertEquals("", PdnText.decode(new byte[0]));
        assertEquals("", PdnText.decode(new byte[] {(byte) 0xFF, (byte) 0xFE}));
        assertEquals("я", PdnText.decode(new byte[] {(byte) 0xFF}));
        byte[] whole = (MARK + "1.").getBytes(StandardCharsets.UTF_16BE);
        assertEquals("1\uFFFD", PdnText.decode(Arrays.copyOf(whole, whole.length - 1)));
    }
}

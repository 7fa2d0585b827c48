package dev.damka.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.provider.Arguments;

/** The tables of cases in {@code src/test/resources/rules}: a case a line, its columns parted by tabs. */
final class CaseTable {
    private CaseTable() {}

    static List<Arguments> rows(String table) {
        try (InputStream in = CaseTable.class.getResourceAsStream("/rules/" + table)) {
            String text = new String(Objects.requireNonNull(in, table).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .map(line -> Arguments.of((Object[]) line.split("\t", -1)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

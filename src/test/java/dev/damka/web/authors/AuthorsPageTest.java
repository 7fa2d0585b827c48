package dev.damka.web.authors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.puzzles.files.Fault;
import dev.damka.puzzles.files.FaultCode;
import dev.damka.web.shared.Language;
import io.quarkus.test.junit.QuarkusTest;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@QuarkusTest
class AuthorsPageTest {
    private static Fault fault(Fault.Severity severity, FaultCode code) {
        return new Fault("/srv/damka/puzzles/a.fen", 3, 5, severity, code.id(), "why; /srv/damka/puzzles/b.fen:1");
    }

    private static AuthorsPage.Entry entry(Fault fault, Language language) {
        return AuthorsPage.of(List.of(fault), language).faults().get(0);
    }

    @Test
    void a_fault_is_told_in_the_language_of_the_page_and_then_as_the_check_tells_it() {
        Fault error = fault(Fault.Severity.ERROR, FaultCode.ILLEGAL_MOVE);
        AuthorsPage.Entry russian = entry(error, Language.RU);
        assertEquals("Ошибка: ход не по правилам.", russian.gist());
        assertEquals("a.fen:3:5", russian.place());
        assertEquals("error ILLEGAL-MOVE why; b.fen:1", russian.text());
        assertEquals("Error: an illegal move.", entry(error, Language.EN).gist());
        assertEquals(
                "Предупреждение: пока показывается прежняя задача.",
                entry(fault(Fault.Severity.WARNING, FaultCode.KEPT), Language.RU)
                        .gist());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_code_has_a_text_of_its_own(Language language) {
        Set<String> gists = new HashSet<>();
        for (FaultCode code : FaultCode.values()) {
            String gist = entry(fault(Fault.Severity.ERROR, code), language).gist();
            assertTrue(gists.add(gist), gist);
            assertTrue(!gist.contains("NOT_FOUND") && !gist.contains("$"), gist);
        }
    }
}

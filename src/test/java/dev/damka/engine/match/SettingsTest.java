package dev.damka.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.engine.Evaluation;
import dev.damka.engine.Level;
import dev.damka.engine.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
    @Test
    void nothing_is_100_milliseconds_on_one_thread() {
        Settings usual = Settings.read("");
        assertEquals(Limits.time(100), usual.limits());
        assertEquals(1, usual.threads());
        assertEquals(64, usual.megabytes());
        assertTrue(usual.tables());
        assertFalse(usual.isProgram());
    }

    @Test
    void nodes_or_depth_alone_take_their_time() {
        assertEquals(Limits.nodes(5000), Settings.read("nodes=5000").limits());
        assertEquals(
                new Limits(50, Long.MAX_VALUE, 7),
                Settings.read("depth=7, ms=50").limits());
    }

    @Test
    void a_program_takes_the_rest_of_the_text() {
        Settings other = Settings.read("ms=20,threads=2,cmd=/opt/some program=1,2");
        assertEquals(List.of("/opt/some", "program=1,2"), other.command());
        assertEquals(List.of("threads 2"), other.lines());
        assertEquals("some", other.name());
        assertEquals(Limits.time(20), other.limits());
    }

    @Test
    void a_level_and_an_evaluation_are_for_the_engine_of_this_house_and_a_level_for_a_program_too() {
        Settings weak = Settings.read("level=3,eval=hand");
        assertEquals(new Level(3), weak.level());
        assertInstanceOf(Evaluation.handMade().getClass(), weak.evaluation());
        assertEquals(List.of("level 3"), Settings.read("level=3,cmd=x").lines());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "speed=9 | 'speed=9' is no setting: a side is told by ms, nodes, depth,",
                "ms | 'ms' is no setting",
                "ms=0 | ms=0 is not a whole number from 1 to 3600000",
                "depth=101 | depth=101 is not a whole number from 1 to 100",
                "nodes=x | nodes=x is not a whole number from 1 on",
                "ms=1,ms=2 | ms is given twice",
                "tables=maybe | tables=maybe is neither on nor off",
                "eval=mine | 'mine' is neither learned nor hand nor a file of weights",
                "level=11 | level=11 is not a whole number from 1 to 10",
                "nodes=9,cmd=x | nodes can't be told to a program: give it ms, threads and level",
            })
    void what_is_wrong_is_said(String text, String beginning) {
        String message = assertThrows(IllegalArgumentException.class, () -> Settings.read(text))
                .getMessage();
        assertTrue(message.startsWith(beginning), message);
    }
}

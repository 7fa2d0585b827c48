package dev.damka.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {
    @Test
    void ten_minutes_and_five_seconds_a_move_is_the_usual_one() {
        assertEquals(Optional.of(TimeControl.DEFAULT), TimeControl.read("10+5"));
        assertEquals(Duration.ofMinutes(10), TimeControl.DEFAULT.initial());
        assertEquals(Duration.ofSeconds(5), TimeControl.DEFAULT.increment());
    }

    @Test
    void every_preset_is_read_as_it_is_written() {
        for (TimeControl preset : TimeControl.PRESETS) {
            assertEquals(Optional.of(preset), TimeControl.read(preset.toString()));
        }
        assertTrue(TimeControl.PRESETS.contains(TimeControl.UNLIMITED));
        assertEquals("unlimited", TimeControl.UNLIMITED.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1+0", "180+180", "7+33"})
    void own_minutes_and_seconds_are_taken(String written) {
        assertEquals(written, TimeControl.read(written).orElseThrow().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "0+0", "0+5", "181+0", "10+181", "10", "10+", "+5", "-1+5", "10+5 ", "9999999999+1", "x"})
    void what_is_out_of_bounds_or_no_time_control_is_not(String written) {
        assertEquals(Optional.empty(), TimeControl.read(written));
    }

    @Test
    void a_time_control_out_of_bounds_can_not_be_made() {
        assertThrows(IllegalArgumentException.class, () -> new TimeControl(0, 5));
        assertThrows(IllegalArgumentException.class, () -> new TimeControl(181, 0));
    }
}

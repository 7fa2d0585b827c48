package dev.damka.web.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.games.StoredGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OnlyNewerTest {
    @ParameterizedTest
    @CsvSource({"'0,1,2', '0,1,2'", "'0,2,1', '0,2'", "'1,0', '1'", "'3,3,4', '3,4'", "'2,1,0,3', '2,3'"})
    void changes_that_overtake_each_other_are_told_in_order_and_the_late_ones_not_at_all(String come, String told) {
        List<String> versions = new ArrayList<>();
        OnlyNewer newer = new OnlyNewer(stored -> versions.add(Integer.toString(stored.version)));
        for (String version : come.split(",")) {
            StoredGame stored = new StoredGame() {};
            stored.version = Integer.parseInt(version);
            newer.accept(stored);
        }
        assertEquals(told, String.join(",", versions));
    }
}

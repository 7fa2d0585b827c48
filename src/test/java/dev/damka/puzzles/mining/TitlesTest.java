package dev.damka.puzzles.mining;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.damka.puzzles.Text;
import dev.damka.puzzles.Theme;
import dev.damka.rules.notation.Fen;
import org.junit.jupiter.api.Test;

class TitlesTest {
    @Test
    void a_title_names_the_theme_and_how_many_stand_against_how_many() {
        Theme theme = new Theme("turkish-strike", "combination", Text.of("Турецкий удар", "Turkish strike"), Text.NONE);
        assertEquals(
                Text.of("Турецкий удар, 5 против 4", "Turkish strike, 5 against 4"),
                Titles.of(theme, Fen.read("B:Wa1,c1,e1,g1:Bb8,d8,f8,h8,a7")));
    }
}

package dev.damka.web.shared;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every theme keeps apart what must be told apart, by the formula of WCAG 2. */
class ContrastTest {
    private static final Pattern TOKEN = Pattern.compile("--([a-z0-9-]+): (#[0-9A-F]{6});");

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "contrast"})
    void text_is_read_easily(String theme) throws IOException {
        Map<String, String> tokens = tokens(theme);
        for (String text : List.of("ink", "ink-2", "pen", "pen-deep", "red", "green", "ochre")) {
            for (String ground : List.of("paper", "sheet", "wash")) {
                atLeast(4.5, tokens, text, ground);
            }
        }
        atLeast(4.5, tokens, "on-pen", "pen");
        atLeast(4.5, tokens, "on-pen", "pen-deep");
        atLeast(4.5, tokens, "coord", "frame");
        atLeast(3, tokens, "margin", "paper");
        atLeast(3, tokens, "edge", "paper");
        atLeast(3, tokens, "edge", "sheet");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "contrast"})
    void pieces_of_both_sides_stand_out_from_every_dark_square(String theme) throws IOException {
        Map<String, String> tokens = tokens(theme);
        for (String square : List.of("square-dark", "tint-last", "tint-pen")) {
            atLeast(3, tokens, "white-face", square);
            atLeast(3, tokens, "black-face", square);
            atLeast(3, tokens, "casing", square);
        }
        atLeast(3, tokens, "crown-white", "white-face");
        atLeast(3, tokens, "crown-black", "black-face");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "contrast"})
    void ink_stands_out_from_its_casing(String theme) throws IOException {
        Map<String, String> tokens = tokens(theme);
        for (String ink : List.of("mark-pen", "mark-red", "mark-green", "mark-ochre")) {
            atLeast(4.5, tokens, ink, "casing");
        }
    }

    private static void atLeast(double least, Map<String, String> tokens, String one, String other) {
        double ratio = ratio(luminance(tokens.get(one)), luminance(tokens.get(other)));
        assertTrue(ratio >= least, one + " on " + other + ": " + ratio);
    }

    private static double ratio(double a, double b) {
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String colour) {
        double[] weights = {0.2126, 0.7152, 0.0722};
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double part = Integer.parseInt(colour.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
            sum += weights[i] * (part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
        }
        return sum;
    }

    private static Map<String, String> tokens(String theme) throws IOException {
        try (InputStream css =
                ContrastTest.class.getResourceAsStream("/META-INF/resources/css/theme-" + theme + ".css")) {
            Map<String, String> tokens = new HashMap<>();
            Matcher matcher = TOKEN.matcher(new String(css.readAllBytes(), StandardCharsets.UTF_8));
            while (matcher.find()) {
                tokens.put(matcher.group(1), matcher.group(2));
            }
            return tokens;
        }
    }
}

package dev.damka.web.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every text exists in both languages, and is in the language that it claims. */
class BundlesTest {
    private static final Path MESSAGES = Path.of("src/main/resources/messages");
    private static final Pattern CYRILLIC = Pattern.compile("\\p{IsCyrillic}");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[a-zA-Z]+\\}");

    @ParameterizedTest
    @ValueSource(strings = {"msg", "puzzle", "game", "review", "author", "rule", "grade", "drill", "learn", "flaw"})
    void both_languages_hold_the_same_keys(String bundle) throws IOException {
        assertEquals(
                new TreeSet<>(read(bundle, "ru").stringPropertyNames()),
                new TreeSet<>(read(bundle, "en").stringPropertyNames()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"msg", "puzzle", "game", "review", "author", "rule", "grade", "drill", "learn", "flaw"})
    void no_english_text_holds_a_russian_letter_and_none_is_empty(String bundle) throws IOException {
        Properties english = read(bundle, "en");
        for (String key : english.stringPropertyNames()) {
            String text = english.getProperty(key);
            assertFalse(CYRILLIC.matcher(text).find(), key + "=" + text);
            assertFalse(text.isBlank(), key);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"msg", "puzzle", "game", "review", "author", "rule", "grade", "drill", "learn", "flaw"})
    void every_russian_text_with_words_is_russian(String bundle) throws IOException {
        Properties russian = read(bundle, "ru");
        Properties english = read(bundle, "en");
        for (String key : russian.stringPropertyNames()) {
            String text = russian.getProperty(key);
            String words = PLACEHOLDER.matcher(text).replaceAll("");
            assertTrue(
                    CYRILLIC.matcher(words).find()
                            || words.equals(PLACEHOLDER
                                    .matcher(english.getProperty(key))
                                    .replaceAll("")),
                    key + "=" + text);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"msg", "puzzle", "game", "review", "author", "rule", "grade", "drill", "learn", "flaw"})
    void both_languages_use_only_what_the_text_is_given(String bundle) throws IOException {
        Properties russian = read(bundle, "ru");
        Properties english = read(bundle, "en");
        for (String key : russian.stringPropertyNames()) {
            Set<String> more = new TreeSet<>(placeholders(english.getProperty(key)));
            more.removeAll(placeholders(russian.getProperty(key)));
            // «выигрывают шашку» needs no number where English has none either.
            assertTrue(more.isEmpty() || bundle.equals("puzzle"), key + " " + more);
        }
    }

    private static Set<String> placeholders(String text) {
        return PLACEHOLDER.matcher(text).results().map(one -> one.group()).collect(Collectors.toSet());
    }

    private static Properties read(String bundle, String language) throws IOException {
        Properties texts = new Properties();
        try (Reader file = Files.newBufferedReader(MESSAGES.resolve(bundle + "_" + language + ".properties"))) {
            texts.load(file);
        }
        return texts;
    }
}

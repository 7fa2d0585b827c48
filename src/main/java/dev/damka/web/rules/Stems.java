package dev.damka.web.rules;

import dev.damka.web.shared.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tartarus.snowball.SnowballStemmer;
import org.tartarus.snowball.ext.englishStemmer;
import org.tartarus.snowball.ext.russianStemmer;

/** The stems of words, so that «большаке» and «большаком» are found by «большак». One thread uses it at a time. */
public final class Stems {
    /** A word; what stands in a move or a square is none. */
    static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\d])\\p{L}+(?![\\p{L}\\d])");

    private final SnowballStemmer stemmer;

    private Stems(SnowballStemmer stemmer) {
        this.stemmer = stemmer;
    }

    /** The stemmer of that language. */
    public static Stems in(Language language) {
        return new Stems(language == Language.RU ? new russianStemmer() : new englishStemmer());
    }

    /** The stem of a word; «ё» counts as «е», which is how most people write it. */
    public String of(String word) {
        stemmer.setCurrent(word.toLowerCase(Locale.ROOT).replace('ё', 'е'));
        stemmer.stem();
        return stemmer.getCurrent();
    }

    /** The stems of all words in a text, in their order. */
    public List<String> all(String text) {
        return words(text).stream().map(this::of).toList();
    }

    /** All words in a text, in their order and in small letters; «ё» counts as «е». */
    public static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(text.toLowerCase(Locale.ROOT).replace('ё', 'е'));
        while (word.find()) {
            words.add(word.group());
        }
        return words;
    }

    /** What all forms of each word begin with, parted by blanks; a word that does not begin with its stem stays whole. */
    public String beginnings(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\d-]+"))
                .filter(word -> !word.isBlank())
                .map(word -> word.startsWith(of(word)) ? of(word) : word)
                .collect(Collectors.joining(" "));
    }
}

package dev.damka.web.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** A part of the contents. */
enum Part {
    RULES(LearnMessages::partRules),
    PLAY(LearnMessages::partPlay),
    ABOUT(LearnMessages::partAbout),
    /** A chapter on each theme of the puzzles, in a directory of its own. */
    THEMES(LearnMessages::partThemes);

    private final String id = name().toLowerCase(Locale.ROOT);
    private final Function<LearnMessages, String> title;

    Part(Function<LearnMessages, String> title) {
        this.title = title;
    }

    /** The part of that name in the list of chapters. */
    static Optional<Part> named(String id) {
        return Arrays.stream(values()).filter(part -> part.id.equals(id)).findFirst();
    }

    String id() {
        return id;
    }

    /** The directory of its chapters, with the stroke behind it; empty where they lie with the others. */
    String directory() {
        return this == THEMES ? id + "/" : "";
    }

    String title(LearnMessages words) {
        return title.apply(words);
    }
}

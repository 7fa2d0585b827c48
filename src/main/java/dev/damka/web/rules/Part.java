package dev.damka.web.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** A part of the contents. */
enum Part {
    RULES(LearnMessages::partRules),
    PLAY(LearnMessages::partPlay),
    ABOUT(LearnMessages::partAbout);

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

    String title(LearnMessages words) {
        return title.apply(words);
    }
}

package dev.damka.web.shared;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.RawString;
import io.quarkus.qute.TemplateInstance;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What stands around a page and is the same on every one of that language, look and door. It is drawn once, since a page
 * that is drawn anew would spend a quarter of its time on it.
 *
 * @param head in the head: what the page needs from this site
 * @param beginning before the header: the way past it, and the figures of the boards
 * @param doors in the header: the name and where it leads
 */
public record Surroundings(RawString head, RawString beginning, RawString doors, RawString foot) {
    private record Kind(Language language, Look look, Styles styles, Frame.Door door) {}

    private static final Map<Kind, Surroundings> DRAWN = new ConcurrentHashMap<>();

    @CheckedTemplate(basePath = "shared")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance head(Language language, RawString styles);

        static native TemplateInstance beginning();

        static native TemplateInstance doors(boolean isInPuzzles, boolean isInGames, boolean isInRules);

        static native TemplateInstance foot();
    }

    static Surroundings of(Language language, Look look, Styles styles, Frame.Door door) {
        return DRAWN.computeIfAbsent(new Kind(language, look, styles, door), Surroundings::draw);
    }

    private static Surroundings draw(Kind kind) {
        return new Surroundings(
                draw(kind, Templates.head(kind.language(), kind.styles().links(kind.look()))),
                draw(kind, Templates.beginning()),
                draw(
                        kind,
                        Templates.doors(
                                kind.door() == Frame.Door.PUZZLES,
                                kind.door() == Frame.Door.GAMES,
                                kind.door() == Frame.Door.RULES)),
                draw(kind, Templates.foot()));
    }

    private static RawString draw(Kind kind, TemplateInstance part) {
        return new RawString(part.setLocale(kind.language().locale()).render());
    }
}

package dev.damka.web.shared;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The page that says what went wrong. */
final class ErrorPage {
    private ErrorPage() {}

    @CheckedTemplate(basePath = "shared")
    static final class Templates {
        private Templates() {}

        static native TemplateInstance error(Frame frame, String text);
    }

    /** The page for that status. */
    static String of(int status, Visit visit) {
        Messages words = visit.words();
        if (status == 404) {
            return page(visit, words.notFoundTitle(), words.notFoundText());
        }
        if (status == 405) {
            return page(visit, words.notAllowedTitle(), words.notAllowedText());
        }
        if (status == 413) {
            return tooLarge(BodyLimit.FILE, visit);
        }
        return status < 500
                ? page(visit, words.badTitle(), words.badText())
                : page(visit, words.failedTitle(), words.failedText());
    }

    /** The page for a body of more bytes than that. */
    static String tooLarge(long most, Visit visit) {
        Messages words = visit.words();
        boolean small = most < 1 << 20;
        String limit = small ? words.kilobytes(most / (1 << 10)) : words.megabytes(most / (1 << 20));
        return page(visit, words.tooLargeTitle(), words.tooLargeText(limit));
    }

    private static String page(Visit visit, String title, String text) {
        return visit.render(
                Templates.error(visit.frame(title, Styles.LEAF, Frame.Door.NONE).withoutForms(), text));
    }
}

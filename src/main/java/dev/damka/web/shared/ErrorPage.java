package dev.damka.web.shared;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The page that says what went wrong. */
@CheckedTemplate(basePath = "shared", requireTypeSafeExpressions = true)
final class ErrorPage {
    private ErrorPage() {}

    static native TemplateInstance error(int status, Language language);
}

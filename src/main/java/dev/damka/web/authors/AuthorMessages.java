package dev.damka.web.authors;

import dev.damka.puzzles.files.FaultCode;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The words of the authors' page. The texts stand in {@code messages/author_ru.properties} and {@code author_en.properties}. */
@MessageBundle(value = "author", locale = "ru")
public interface AuthorMessages {
    @Message
    String title();

    @Message
    String lead();

    @Message
    String exampleTitle();

    @Message
    String fieldsTitle();

    @Message
    String fieldId();

    @Message
    String fieldFen();

    @Message
    String fieldTheme();

    @Message
    String fieldGoal();

    @Message
    String fieldSolution();

    @Message
    String fieldLevel();

    @Message
    String fieldTexts();

    @Message
    String fieldLicense();

    @Message
    String checkTitle();

    @Message
    String checkText();

    @Message
    String faultsTitle();

    @Message
    String faultsNone();

    @Message
    String faultsLead();

    @Message
    String faultsMore(int n);

    @Message
    String error(String kind);

    @Message
    String warning(String kind);

    /** What is wrong, in short; one text for each code. */
    @Message
    String kind(FaultCode code);
}

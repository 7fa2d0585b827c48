package dev.damka.web.shared;

import dev.damka.rules.notation.Flaw;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/**
 * What is wrong with the text of a position or a record, in words. The texts stand in {@code messages/flaw_ru.properties}
 * and {@code flaw_en.properties}; they begin with a small letter and end without a stop.
 */
@MessageBundle(value = "flaw", locale = "ru")
public interface FlawMessages {
    /** What is wrong; {@code %1$s}, {@code %2$s} are the items of the flaw. */
    @Message
    String of(Flaw.Code code);

    @Message
    String inFen(int column, String flaw);
}

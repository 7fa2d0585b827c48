package dev.damka.web.shared;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What is said of a graded move. The texts stand in {@code messages/grade_ru.properties} and {@code grade_en.properties}. */
@MessageBundle(value = "grade", locale = "ru")
public interface GradeMessages {
    @Message
    String alsoWins(String move);

    @Message
    String alsoWinsShorter(String move, String shorter);

    @Message
    String alsoDraws(String move);

    @Message
    String alsoReaches(String move);

    @Message
    String menOne(String moves);

    @Message
    String menTwo(String moves);

    @Message
    String menThree(String moves);

    @Message
    String menFour(String moves);

    @Message
    String menMany(String moves, int n);

    @Message
    String wonNothing(String moves);

    @Message
    String wonOne(String moves);

    @Message
    String wonFew(String moves, int n);

    @Message
    String wonMany(String moves, int n);

    @Message
    String drawn(String moves);

    @Message
    String lost(String moves);

    @Message
    String lostOne(String moves, int n);

    @Message
    String lostFew(String moves, int n);

    @Message
    String lostMany(String moves, int n);

    @Message
    String late(String moves);

    @Message
    String lateFew(String moves, int n);

    @Message
    String lateMany(String moves, int n);
}

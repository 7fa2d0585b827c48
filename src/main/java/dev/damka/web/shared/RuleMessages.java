package dev.damka.web.shared;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Why a move can't be played, in words. The texts stand in {@code messages/rule_ru.properties} and {@code rule_en.properties}. */
@MessageBundle(value = "rule", locale = "ru")
public interface RuleMessages {
    @Message
    String or();

    @Message
    String turnWhite();

    @Message
    String turnBlack();

    @Message
    String notCounted();

    @Message
    String over();

    @Message
    String empty(String square, String turn);

    @Message
    String notYours(String square, String turn);

    @Message
    String mustCapture(String moves);

    @Message
    String captureUnfinished(String square, String moves);

    @Message
    String takenStands(String square);

    @Message
    String landing(String square, String moves);

    @Message
    String nothingToCapture(String from, String to);

    @Message
    String occupied(String square);

    @Message
    String notDiagonal(String from, String to);

    @Message
    String manBackwards(String from, String to);

    @Message
    String manOneStep(String from, String to);

    @Message
    String blocked(String square);

    @Message
    String ambiguousTwo(String move, String moves);

    @Message
    String ambiguousMany(String move, String moves);

    @Message
    String nothingWritten();

    @Message
    String tooLong();

    @Message
    String noSuchSquare(String item);

    @Message
    String lightSquare(String item);

    @Message
    String noMove(String item);
}

package dev.damka.web.shared;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/**
 * Why a move can't be played, in words: for each rule what is wrong, and under the name with {@code Text} why and what
 * would be right. The texts stand in {@code messages/rule_ru.properties} and {@code rule_en.properties}.
 */
@MessageBundle(value = "rule", locale = "ru")
public interface RuleMessages {
    @Message
    String or();

    @Message
    String others(String moves);

    @Message
    String turnWhite();

    @Message
    String turnBlack();

    @Message
    String notCounted();

    @Message
    String over();

    @Message
    String overText();

    @Message
    String empty(String square);

    @Message
    String notYours(String square);

    @Message
    String mustCapture();

    @Message
    String captureUnfinished();

    @Message
    String captureUnfinishedText(String square, String moves);

    @Message
    String takenStands();

    @Message
    String takenStandsText(String square);

    @Message
    String landing(String square);

    @Message
    String landingText(String moves);

    @Message
    String nothingToCapture(String from, String to);

    @Message
    String nothingToCaptureText();

    @Message
    String occupied(String square);

    @Message
    String occupiedText();

    @Message
    String sameSquare();

    @Message
    String notDiagonal(String from, String to);

    @Message
    String notDiagonalText();

    @Message
    String manBackwards(String from, String to);

    @Message
    String manBackwardsText();

    @Message
    String manOneStep(String from, String to);

    @Message
    String manOneStepText();

    @Message
    String blocked();

    @Message
    String blockedText(String square);

    @Message
    String ambiguousTwo(String move);

    @Message
    String ambiguousMany(String move);

    @Message
    String inFull(String moves);

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

    @Message
    String example();
}

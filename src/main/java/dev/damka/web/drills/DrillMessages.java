package dev.damka.web.drills;

import dev.damka.puzzles.drills.Drill;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The words of the drills. The texts stand in {@code messages/drill_ru.properties} and {@code drill_en.properties}. */
@MessageBundle(value = "drill", locale = "ru")
public interface DrillMessages {
    @Message
    String title();

    @Message
    String lead();

    @Message
    String listLabel();

    @Message
    String done(long all, long clean);

    @Message
    String notes();

    @Message
    String counters();

    @Message
    String taskWin(String side);

    @Message
    String taskHold(String side);

    @Message
    String shortest(String moves);

    @Message
    String holdFor(int n);

    @Message
    String yourMoveOf(int move, int limit);

    @Message
    String yourMoveBlank();

    @Message
    String ended();

    @Message
    String rightTitle();

    @Message
    String longerTitle();

    @Message
    String replied(String side, String move);

    @Message
    String distance(String moves);

    @Message
    String couldBe(String moves);

    @Message
    String stillWon();

    @Message
    String stillDrawn();

    @Message
    String hint();

    @Message
    String hintPiece(String piece);

    @Message
    String hintWins(long n, int all);

    @Message
    String hintHolds(long n, int all);

    @Message
    String showMove();

    @Message
    String bestMove(String move);

    @Message
    String otherMoves(String moves);

    @Message
    String slipWin(String move);

    @Message
    String slipDraw(String move);

    @Message
    String slipTime(String move);

    @Message
    String hadWinIn(String moves);

    @Message
    String hadWin();

    @Message
    String hadDraw();

    @Message
    String nowDrawn();

    @Message
    String nowLost();

    @Message
    String tooLate(String moves);

    @Message
    String onlyReply(String side, String move);

    @Message
    String wouldReply(String side, String move);

    @Message
    String takeBack();

    @Message
    String afterMove(String move);

    @Message
    String another();

    @Message
    String again();

    @Message
    String allDrills();

    @Message
    String puzzles();

    @Message
    String wonTitle();

    @Message
    String wonIn(String moves);

    @Message
    String wonShortest(String moves);

    @Message
    String wonLonger(String moves, String best);

    @Message
    String clean();

    @Message
    String slips(int n);

    @Message
    String heldTitle();

    @Message
    String heldText(String moves);

    @Message
    String missedTitle();

    @Message
    String goneTitle();

    @Message
    String goneText();

    @Message
    String startAgain();

    /** What stands against what. */
    @Message
    String name(Drill drill);

    /** What it is about. */
    @Message
    String gist(Drill drill);
}

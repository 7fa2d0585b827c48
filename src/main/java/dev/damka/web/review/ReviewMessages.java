package dev.damka.web.review;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The words of the pages of reviews. The texts stand in {@code messages/review_ru.properties} and {@code review_en.properties}. */
@MessageBundle(value = "review", locale = "ru")
public interface ReviewMessages {
    @Message
    String title();

    @Message
    String notes();

    @Message
    String toGame();

    @Message
    String askTitle();

    @Message
    String askText();

    @Message
    String ask();

    @Message
    String askNobody();

    @Message
    String notOver();

    @Message
    String noMoves();

    @Message
    String tooMany();

    @Message
    String tooManyText();

    @Message
    String busy();

    @Message
    String busyText();

    @Message
    String workingTitle();

    @Message
    String waitingTitle();

    @Message
    String workingText();

    @Message
    String before(int n);

    @Message
    String failedTitle();

    @Message
    String failedText();

    @Message
    String failedNobody();

    @Message
    String progress();

    @Message
    String countOf(int count, int limit);

    @Message
    String overviewTitle();

    @Message
    String overviewText();

    @Message
    String overviewClean();

    @Message
    String cut(int n);

    @Message
    String endedByRule();

    @Message
    String judgeForced();

    @Message
    String judgeBest();

    @Message
    String judgeOnly();

    @Message
    String judgeGood();

    @Message
    String judgeInaccuracy();

    @Message
    String judgeMistake();

    @Message
    String judgeBlunder();

    @Message
    String moveTitle(String number, String move, String judgement);

    @Message
    String wasWonIn(String moves);

    @Message
    String wasWon();

    @Message
    String wasDrawn();

    @Message
    String nowDrawn();

    @Message
    String nowLostIn(String moves);

    @Message
    String nowLost();

    @Message
    String changed(String was, String now);

    @Message
    String scores(String was, String now);

    @Message
    String stands(String now);

    @Message
    String proven(String worth);

    @Message
    String whiteWinsIn(String moves);

    @Message
    String blackWinsIn(String moves);

    @Message
    String whiteWins();

    @Message
    String blackWins();

    @Message
    String whiteWon();

    @Message
    String blackWon();

    @Message
    String draw();

    @Message
    String better();

    @Message
    String boardBad(String played, String better);

    @Message
    String boardAfter(String move);

    @Message
    String boardStart();

    @Message
    String boardLine(String move);

    @Message
    String graph();

    @Message
    String graphTitle();

    @Message
    String graphText();

    @Message
    String graphEnd(String worth);

    @Message
    String graphWhite();

    @Message
    String graphBlack();

    @Message
    String record();

    @Message
    String wholeRecord();

    @Message
    String shortRecord();

    @Message
    String counts();

    @Message
    String judgement();

    @Message
    String white();

    @Message
    String black();

    @Message
    String facts();

    @Message
    String move();

    @Message
    String worth();

    @Message
    String betterMove();

    @Message
    String mistakes();

    @Message
    String yourMistakes();

    @Message
    String mistakeOf(int n, int all);

    @Message
    String mistakeSolved(int n);

    @Message
    String mistakeOpen(int n);

    @Message
    String nextMistake();

    @Message
    String putRight();

    @Message
    String firstMistake();

    @Message
    String toReview();

    @Message
    String toMove();

    @Message
    String find(String move);

    @Message
    String findOther(String move);

    @Message
    String wasHow(String was);

    @Message
    String rightTitle(String move);

    @Message
    String rightBest(String line);

    @Message
    String rightAlso(String line);

    @Message
    String wrongTitle(String move);

    @Message
    String wrongPlayed(String move);

    @Message
    String whiteReplies(String move);

    @Message
    String blackReplies(String move);

    @Message
    String wrongThen(String line);

    @Message
    String again();

    @Message
    String show();

    @Message
    String shownTitle(String move);
}

package dev.damka.web.puzzles;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The words of the catalogue and of the pages of a puzzle. The texts stand in {@code messages/puzzle_ru.properties} and {@code puzzle_en.properties}. */
@MessageBundle(value = "puzzle", locale = "ru")
public interface PuzzleMessages {
    @Message
    String puzzleOf(int number, int all);

    @Message
    String puzzleNumber(int number);

    @Message
    String goalWin(String side);

    @Message
    String goalDraw(String side);

    @Message
    String goalWinInOne(String side, int n);

    @Message
    String goalWinInFew(String side, int n);

    @Message
    String goalWinInMany(String side, int n);

    @Message
    String goalGainOne(String side);

    @Message
    String goalGainFew(String side, int n);

    @Message
    String goalGainMany(String side, int n);

    @Message
    String level();

    @Message
    String levelOf(int level);

    @Message
    String notes();

    @Message
    String hint();

    @Message
    String hintPiece();

    @Message
    String solution();

    @Message
    String skipPuzzle();

    @Message
    String rightTitle();

    @Message
    String replied(String side, String move);

    @Message
    String solvedTitle();

    @Message
    String solvedText(String move);

    @Message
    String wrongWin(String move);

    @Message
    String wrongDraw(String move);

    @Message
    String wrongGain(String move);

    @Message
    String wrongReply(String side, String move);

    @Message
    String wrongThen(String moves);

    @Message
    String wrongPlain();

    @Message
    String again();

    @Message
    String refutation();

    @Message
    String refutationStep(String move);

    @Message
    String afterMove(String move);

    @Message
    String takenStand(String move, String squares);

    @Message
    String hintStart(String piece);

    @Message
    String yourMoveBlank();

    @Message
    String ended();

    @Message
    String nextPuzzle(int number);

    @Message
    String solveAgain();

    @Message
    String solveYourself();

    @Message
    String themeDone();

    @Message
    String allBranches();

    @Message
    String instead(String move);

    @Message
    String failingTry();

    @Message
    String source();

    @Message
    String license();

    @Message
    String solvedAtSecond();

    @Message
    String solvedAtLater(long n);

    @Message
    String takenStandsOne(String move, String square);

    @Message
    String goneTitle();

    @Message
    String goneText();

    @Message
    String startAgain();

    @Message
    String themesTitle();

    @Message
    String themesLead();

    @Message
    String solvedOf(int solved, int all);

    @Message
    String solvedAll(int all);

    @Message
    String groupCombination();

    @Message
    String groupRestriction();

    @Message
    String groupEnding();

    @Message
    String groupGoal();

    @Message
    String groupOpening();

    @Message
    String groupCourse();

    @Message
    String figureMove(String side, String move);

    @Message
    String searchLabel();

    @Message
    String search();

    @Message
    String foundTitle(String text);

    @Message
    String foundNone();

    @Message
    String foundFirst(int n);

    @Message
    String allThemes();

    @Message
    String aboutTheme();

    @Message
    String onward(int number);

    @Message
    String puzzles();

    @Message
    String cellDone(int number);

    @Message
    String cellAgain(int number);

    @Message
    String keyDone();

    @Message
    String keyAgain();

    @Message
    String keyOrder();

    @Message
    String filter();

    @Message
    String anyLevel();

    @Message
    String unsolvedOnly();

    @Message
    String show();

    @Message
    String noneHere();

    @Message
    String playOut();

    @Message
    String lesson();

    @Message
    String lessonTheme(String name, String gist);

    @Message
    String lessonTakesOne(int n);

    @Message
    String lessonTakesFew(int n);

    @Message
    String lessonTakesMany(int n);

    @Message
    String lessonCrowns();

    @Message
    String lessonNoPieces();

    @Message
    String lessonNoMoves();

    @Message
    String lessonMustTake(String side, String moves);

    @Message
    String lessonOneMove(String moves);

    @Message
    String lessonThreat(String move);

    @Message
    String lessonFails(String move);

    @Message
    String lessonRefuted(String move, String reply);
}

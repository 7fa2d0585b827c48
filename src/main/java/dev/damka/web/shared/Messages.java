package dev.damka.web.shared;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The words of the frame, the board, the home page, the settings and the errors. The texts stand in {@code messages/msg_ru.properties} and {@code msg_en.properties}. */
@MessageBundle(value = "msg", locale = "ru")
public interface Messages {
    @Message
    String brand();

    @Message
    String homeTitle();

    @Message
    String description();

    @Message
    String skip();

    @Message
    String doors();

    @Message
    String doorPuzzles();

    @Message
    String settings();

    @Message
    String settingsLabel();

    @Message
    String footAbout();

    @Message
    String footAuthors();

    @Message
    String footKeys();

    @Message
    String puzzlesOne(int n);

    @Message
    String puzzlesFew(int n);

    @Message
    String puzzlesMany(int n);

    @Message
    String themesOne(int n);

    @Message
    String themesFew(int n);

    @Message
    String themesMany(int n);

    @Message
    String movesOne(int n);

    @Message
    String movesFew(int n);

    @Message
    String movesMany(int n);

    @Message
    String solvedCount(int n);

    @Message
    String boardLabel();

    @Message
    String boardWhite();

    @Message
    String boardBlack();

    @Message
    String boardMan();

    @Message
    String boardKing();

    @Message
    String boardKings();

    @Message
    String whiteToMove();

    @Message
    String blackToMove();

    @Message
    String languageTitle();

    @Message
    String languageName();

    @Message
    String lookTitle();

    @Message
    String lookAuto();

    @Message
    String lookLight();

    @Message
    String lookDark();

    @Message
    String lookHelp();

    @Message
    String keysChoiceTitle();

    @Message
    String keysOn();

    @Message
    String keysOff();

    @Message
    String keysChoiceHelp();

    @Message
    String soundsTitle();

    @Message
    String soundsOn();

    @Message
    String soundsOff();

    @Message
    String soundsHelp();

    @Message
    String settingsDone();

    @Message
    String keysTitle();

    @Message
    String keysLead();

    @Message
    String keyArrows();

    @Message
    String keyEnter();

    @Message
    String keyEscape();

    @Message
    String keySlash();

    @Message
    String keyHint();

    @Message
    String keyNext();

    @Message
    String keyFlip();

    @Message
    String keySteps();

    @Message
    String keysArrowsName();

    @Message
    String keysPlain();

    @Message
    String keysSwitch();

    @Message
    String notFoundTitle();

    @Message
    String notFoundText();

    @Message
    String notAllowedTitle();

    @Message
    String notAllowedText();

    @Message
    String badTitle();

    @Message
    String badText();

    @Message
    String tooLargeTitle();

    @Message
    String tooLargeText(String limit);

    @Message
    String kilobytes(long n);

    @Message
    String megabytes(long n);

    @Message
    String failedTitle();

    @Message
    String failedText();

    @Message
    String toPuzzles();

    @Message
    String todays();

    @Message
    String provenTitle();

    @Message
    String provenText();

    @Message
    String continueTitle();

    @Message
    String beginTitle();

    @Message
    String allThemes();

    @Message
    String homeAbout();

    @Message
    String homeAboutText();

    @Message
    String homeRule();

    @Message
    String homeEmpty();

    @Message
    String yourMove();

    @Message
    String play();

    @Message
    String moveHelp();

    @Message
    String help();

    @Message
    String flip();

    @Message
    String ambiguousTitle(String move);

    @Message
    String ambiguousText(String moves);

    @Message
    String orMoves(String first, String last);

    @Message
    String chosenText();

    @Message
    String readyText(String move);

    @Message
    String record();

    @Message
    String steps();

    @Message
    String stepBack();

    @Message
    String stepForward();

    @Message
    String lost();

    @Message
    String chooseWay();

    @Message
    String pages();

    @Message
    String pageOf(int page, int pages);

    @Message
    String previous();

    @Message
    String following();

    @Message
    String mustCaptureTitle();

    @Message
    String mustCapture(String move, String captures);

    @Message
    String doorGames();

    @Message
    String doorRules();

    @Message
    String homePlay();

    @Message
    String homePlayUsual();

    @Message
    String homePlayFast();

    @Message
    String homePlayFree();

    @Message
    String homeUsual();

    @Message
    String homeFast();

    @Message
    String homeFree();

    @Message
    String homeGames();
}

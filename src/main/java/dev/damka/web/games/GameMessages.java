package dev.damka.web.games;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The words of the pages of games. The texts stand in {@code messages/game_ru.properties} and {@code game_en.properties}. */
@MessageBundle(value = "game", locale = "ru")
public interface GameMessages {
    @Message
    String title(String time);

    @Message
    String notes();

    @Message
    String computer();

    @Message
    String computerOf(String level);

    @Message
    String you();

    @Message
    String player();

    @Message
    String levelOf(int level);

    @Message
    String sideWhite();

    @Message
    String sideBlack();

    @Message
    String tookYou(int n);

    @Message
    String tookOne(int n);

    @Message
    String taken(int n);

    @Message
    String timed(int minutes, int seconds);

    @Message
    String unlimited();

    @Message
    String clockYours();

    @Message
    String clockWhite();

    @Message
    String clockBlack();

    @Message
    String yourMove(int number);

    @Message
    String thinking();

    @Message
    String waiting();

    @Message
    String over();

    @Message
    String whiteWon();

    @Message
    String blackWon();

    @Message
    String drawn();

    @Message
    String whiteNoPieces();

    @Message
    String blackNoPieces();

    @Message
    String whiteNoMoves();

    @Message
    String blackNoMoves();

    @Message
    String whiteResigned();

    @Message
    String blackResigned();

    @Message
    String whiteTime();

    @Message
    String blackTime();

    @Message
    String agreed();

    @Message
    String endThreeKings();

    @Message
    String endThreeMen();

    @Message
    String endSmallEnding(int n);

    @Message
    String endKingsOnly();

    @Message
    String endThreefold();

    @Message
    String recorded();

    @Message
    String counters();

    @Message
    String counterThreeKings();

    @Message
    String counterThreeMen();

    @Message
    String counterSmallEndingFew(int pieces);

    @Message
    String counterSmallEndingMany(int pieces);

    @Message
    String counterKingsOnly();

    @Message
    String counterThreefold();

    @Message
    String countOf(int count, int limit);

    @Message
    String resign();

    @Message
    String resignAsk();

    @Message
    String resignText();

    @Message
    String playOn();

    @Message
    String offered();

    @Message
    String offeredText();

    @Message
    String accept();

    @Message
    String declined();

    @Message
    String declinedText();

    @Message
    String offerDraw();

    @Message
    String offerOpen();

    @Message
    String takeBack();

    @Message
    String stale();

    @Message
    String staleText();

    @Message
    String notYourTurn();

    @Message
    String noOffer();

    @Message
    String offeredAlready();

    @Message
    String offeredAlreadyText();

    @Message
    String noTakeback();

    @Message
    String noTakebackText();

    @Message
    String rematch();

    @Message
    String newGame();

    @Message
    String review();

    @Message
    String backToGame();

    @Message
    String wholeRecord();

    @Message
    String shortRecord();

    @Message
    String pdn();

    @Message
    String earlier();

    @Message
    String watching();

    @Message
    String endedByRule(int number);

    @Message
    String oneSource(String name);

    @Message
    String offline();

    @Message
    String refresh();

    @Message
    String aheadKept();

    @Message
    String aheadGone();

    @Message
    String aheadCancel();

    @Message
    String soundsOn();

    @Message
    String soundsOff();

    @Message
    String listTitle();

    @Message
    String listEmpty();

    @Message
    String listYourMove();

    @Message
    String listWon();

    @Message
    String listLost();

    @Message
    String moves(int n);

    @Message
    String imported();

    @Message
    String keptTitle(int n);

    @Message
    String skipped(int n);

    @Message
    String colour();

    @Message
    String byLot();

    @Message
    String playWhite();

    @Message
    String playBlack();

    @Message
    String level();

    @Message
    String levelHelp();

    @Message
    String time();

    @Message
    String ownTime();

    @Message
    String minutes();

    @Message
    String seconds();

    @Message
    String place();

    @Message
    String opening();

    @Message
    String usualStart();

    @Message
    String fen();

    @Message
    String startPosition();

    @Message
    String begin();

    @Message
    String faultLevel();

    @Message
    String faultTime();

    @Message
    String faultTimeText(int minutes, int seconds);

    @Message
    String faultChoice();

    @Message
    String faultChoiceText();

    @Message
    String faultFen();

    @Message
    String faultFenAt(int column, String flaw);

    @Message
    String faultFinished();

    @Message
    String faultFinishedText();

    @Message
    String importTitle();

    @Message
    String importText();

    @Message
    String importFile();

    @Message
    String importHelp();

    @Message
    String importDo();

    @Message
    String importEmpty();

    @Message
    String importTooLarge();

    @Message
    String importSplit();

    @Message
    String importGame(int game);

    @Message
    String importPly(int game, int move, int ply);

    @Message
    String importKeptNothing();
}

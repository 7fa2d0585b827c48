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

    @Message
    String editor();

    @Message
    String editorTitle();

    @Message
    String editorLead();

    @Message
    String notes();

    @Message
    String placeTitle();

    @Message
    String placeHelp();

    @Message
    String pieceLabel();

    @Message
    String whiteMan();

    @Message
    String whiteKing();

    @Message
    String blackMan();

    @Message
    String blackKing();

    @Message
    String noPiece();

    @Message
    String clear();

    @Message
    String startBoard();

    @Message
    String turn();

    @Message
    String turnWhite();

    @Message
    String turnBlack();

    @Message
    String toLine();

    @Message
    String toPlace();

    @Message
    String takeBack();

    @Message
    String solverMove();

    @Message
    String replyMove();

    @Message
    String mainLine();

    @Message
    String lineOver();

    @Message
    String fieldsLabel();

    @Message
    String labelFen();

    @Message
    String labelId();

    @Message
    String labelTheme();

    @Message
    String labelGoal();

    @Message
    String labelLevel();

    @Message
    String labelTitleRu();

    @Message
    String labelTitleEn();

    @Message
    String labelHintRu();

    @Message
    String labelHintEn();

    @Message
    String labelSolution();

    @Message
    String labelCommentRu();

    @Message
    String labelCommentEn();

    @Message
    String labelPlayFrom();

    @Message
    String labelSource();

    @Message
    String labelLicense();

    @Message
    String check();

    @Message
    String checkedTitle();

    @Message
    String checkedSound();

    @Message
    String checkedNothing();

    @Message
    String busy();

    @Message
    String place(int line, int column);

    @Message
    String others();

    @Message
    String othersTitle();

    @Message
    String othersNone();

    @Message
    String othersMiss(int n, int all);

    @Message
    String othersBusy();

    @Message
    String otherByTables(String move);

    @Message
    String otherBySearch(String move);

    @Message
    String otherByJudgement(String move);

    @Message
    String otherOpen(String move);

    @Message
    String themesTitle();

    @Message
    String levelTitle();

    @Message
    String levelSuggested(int level);

    @Message
    String blockTitle();

    @Message
    String download();

    @Message
    String stuck();

    @Message
    String stuckText();

    @Message
    String proofSound();

    @Message
    String proofTooLong();

    @Message
    String proofNeedsSound();

    /** What is wrong, in short; one text for each code. */
    @Message
    String kind(FaultCode code);
}

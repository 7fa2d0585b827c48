package dev.damka.web.rules;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The words of the pages to learn from, but for their texts. They stand in {@code messages/learn_ru.properties} and {@code learn_en.properties}. */
@MessageBundle(value = "learn", locale = "ru")
public interface LearnMessages {
    @Message
    String rulesTitle();

    @Message
    String rulesLead();

    @Message
    String rulesDescription();

    @Message
    String partRules();

    @Message
    String partPlay();

    @Message
    String partAbout();

    @Message
    String partThemes();

    @Message
    String aboutTheme();

    @Message
    String themePuzzles();

    @Message
    String drill();

    @Message
    String more();

    @Message
    String moreThemes();

    @Message
    String moreThemesText();

    @Message
    String contents();

    @Message
    String chapters();

    @Message
    String previousChapter();

    @Message
    String nextChapter();

    @Message
    String boardNumber(int n);

    @Message
    String afterMove(String move);

    @Message
    String takenStand(String move, String squares);

    @Message
    String takenStandsOne(String move, String square);

    @Message
    String wrongTitle(String move);

    @Message
    String wrongText();

    @Message
    String rightTitle();

    @Message
    String again();

    @Message
    String playOut();

    @Message
    String glossaryTitle();

    @Message
    String glossaryLead();

    @Message
    String glossaryDescription();

    @Message
    String inOther();

    @Message
    String openingsTitle();

    @Message
    String openingsLead();

    @Message
    String openingsDescription();

    @Message
    String openingDescription(String name, String moves);

    @Message
    String allOpenings();

    @Message
    String singleSource();

    @Message
    String singleSourceText();

    @Message
    String severalSources();

    @Message
    String playOpening();

    @Message
    String aboutOpening();

    @Message
    String drawRules();

    @Message
    String seeRule();

    @Message
    String searchTitle();

    @Message
    String searchLabel();

    @Message
    String search();

    @Message
    String foundTitle(String text);

    @Message
    String foundNone();

    @Message
    String kindChapter();

    @Message
    String kindTerm();

    @Message
    String kindOpening();

    @Message
    String kindTheme();

    @Message
    String kindDrill();

    @Message
    String kindPuzzle();

    @Message
    String allFoundPuzzles(int n);
}

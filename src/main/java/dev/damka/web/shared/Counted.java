package dev.damka.web.shared;

/** Numbers with their nouns. */
public final class Counted {
    private Counted() {}

    /** Such as «34 задачи», «34 puzzles». */
    public static String puzzles(Language language, int number) {
        Messages words = language.words();
        return switch (Plural.of(language, number)) {
            case ONE -> words.puzzlesOne(number);
            case FEW -> words.puzzlesFew(number);
            case MANY -> words.puzzlesMany(number);
        };
    }

    /** Such as «42 темы», «42 themes». */
    public static String themes(Language language, int number) {
        Messages words = language.words();
        return switch (Plural.of(language, number)) {
            case ONE -> words.themesOne(number);
            case FEW -> words.themesFew(number);
            case MANY -> words.themesMany(number);
        };
    }

    /** Such as «7 ходов», «7 moves». */
    public static String moves(Language language, int number) {
        Messages words = language.words();
        return switch (Plural.of(language, number)) {
            case ONE -> words.movesOne(number);
            case FEW -> words.movesFew(number);
            case MANY -> words.movesMany(number);
        };
    }
}

package dev.damka.web.shared;

/** Which form of a noun stands behind a number. */
public enum Plural {
    /** 1 задача, 21 задача; 1 puzzle. */
    ONE,
    /** 2 задачи; no such form in English. */
    FEW,
    /** 5 задач; 2 puzzles. */
    MANY;

    /** The form for that number in that language. */
    public static Plural of(Language language, int number) {
        if (language == Language.EN) {
            return number == 1 ? ONE : MANY;
        }
        int tens = number % 100;
        int ones = number % 10;
        if (tens >= 11 && tens <= 14) {
            return MANY;
        }
        return ones == 1 ? ONE : ones >= 2 && ones <= 4 ? FEW : MANY;
    }
}

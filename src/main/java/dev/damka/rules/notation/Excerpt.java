package dev.damka.rules.notation;

/** The faulty part of a foreign text as a message shows it. */
final class Excerpt {
    private Excerpt() {}

    /** At most {@code length} characters, then an ellipsis; halves of surrogate pairs and control characters as U+FFFD. */
    static String of(String text, int length) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().limit(length).map(Excerpt::printable).forEach(shown::appendCodePoint);
        return text.codePointCount(0, text.length()) <= length
                ? shown.toString()
                : shown.append('…').toString();
    }

    private static int printable(int codePoint) {
        return Character.getType(codePoint) == Character.SURROGATE || Character.isISOControl(codePoint)
                ? 0xFFFD
                : codePoint;
    }
}

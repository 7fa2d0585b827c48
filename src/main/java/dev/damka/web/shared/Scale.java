package dev.damka.web.shared;

/**
 * A count towards a limit, as a ruled scale.
 *
 * @param text the count in words
 * @param near whether little is left
 * @param count how many squares of it are inked
 * @param limit how many it has
 */
public record Scale(String name, String text, boolean near, int count, int limit) {
    private static final int MOST_SQUARES = 60;

    /** The width of the scale in squares; a long one is drawn without gaps. */
    public String width() {
        return limit > MOST_SQUARES ? Integer.toString(limit) : limit - 1 + ".86";
    }

    /** The inked part of the scale. */
    public String inked() {
        return squares(0, count, 0);
    }

    /** The open part of the scale. */
    public String open() {
        return squares(count, limit, 2);
    }

    private String squares(int from, int to, int top) {
        StringBuilder path = new StringBuilder();
        if (limit > MOST_SQUARES) {
            return from == to ? "" : "M" + from + " " + top + "H" + to + "V3H" + from + "z";
        }
        for (int i = from; i < to; i++) {
            path.append('M').append(i).append(' ').append(top).append("h.86V3h-.86z");
        }
        return path.toString();
    }
}

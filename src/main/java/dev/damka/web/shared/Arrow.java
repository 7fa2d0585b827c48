package dev.damka.web.shared;

import dev.damka.rules.Square;
import java.util.List;

/** An arrow on the board that bends at each square of its path: ink in a light casing. */
final class Arrow {
    private static final double START = 30;
    private static final double BEYOND = 4;
    private static final double SHAFT = 30;
    private static final double HEAD = 38;
    private static final double HALF_WIDTH = 23;

    private Arrow() {}

    /** Draws it along two squares or more; where a move ends on the square it began on, the path says how. */
    static String along(List<Square> path, Grid grid, Ink ink) {
        int last = path.size() - 1;
        double[] tip = towards(path.get(last - 1), path.get(last), grid);
        double tipX = grid.middleX(path.get(last)) + BEYOND * tip[0];
        double tipY = grid.middleY(path.get(last)) + BEYOND * tip[1];
        double[] first = towards(path.get(0), path.get(1), grid);

        StringBuilder line = new StringBuilder("M");
        point(line, grid.middleX(path.get(0)) + START * first[0], grid.middleY(path.get(0)) + START * first[1]);
        for (Square bend : path.subList(1, last)) {
            point(line.append(' '), grid.middleX(bend), grid.middleY(bend));
        }
        point(line.append(' '), tipX - SHAFT * tip[0], tipY - SHAFT * tip[1]);

        double baseX = tipX - HEAD * tip[0];
        double baseY = tipY - HEAD * tip[1];
        StringBuilder head = new StringBuilder("M");
        point(head, tipX, tipY);
        point(head.append(' '), baseX - HALF_WIDTH * tip[1], baseY + HALF_WIDTH * tip[0]);
        point(head.append(' '), baseX + HALF_WIDTH * tip[1], baseY - HALF_WIDTH * tip[0]);

        String dashes = ink == Ink.OCHRE ? "\" stroke-dasharray=\"26 14" : "";
        return "<g class=\"" + ink.css() + "\"><path class=\"m-casing\" d=\"" + line + "\" stroke-width=\"20" + dashes
                + "\"/><path class=\"m-head\" d=\"" + head + "z\"/><path class=\"m-ink\" d=\"" + line
                + "\" stroke-width=\"10" + dashes + "\"/></g>";
    }

    /** The direction of one leg as a vector of length one. */
    private static double[] towards(Square from, Square to, Grid grid) {
        double x = grid.x(to) - grid.x(from);
        double y = grid.y(to) - grid.y(from);
        double length = Math.max(1, Math.hypot(x, y));
        return new double[] {x / length, y / length};
    }

    private static void point(StringBuilder path, double x, double y) {
        tenths(path, x);
        tenths(path.append(' '), y);
    }

    private static void tenths(StringBuilder path, double value) {
        long tenths = Math.round(value * 10);
        path.append(tenths / 10);
        if (tenths % 10 != 0) {
            path.append('.').append(Math.abs(tenths % 10));
        }
    }
}

package dev.damka.engine.tables;

/** The first lines of table files; the number in them rises when what follows is laid out otherwise. */
final class Heading {
    private Heading() {}

    static String labels(int pieces) {
        return "damka labels 1, 2-" + pieces + " pieces";
    }

    static String distances(int pieces) {
        return "damka plies 1, 2-" + pieces + " pieces";
    }

    static String nearness(int pieces) {
        return "damka nearness 1, " + pieces + " pieces";
    }

    static String labels(Slice slice) {
        return "damka labels 1, " + slice;
    }

    static String distances(Slice slice) {
        return "damka plies 1, " + slice;
    }
}

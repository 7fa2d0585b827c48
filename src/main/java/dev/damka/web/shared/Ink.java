package dev.damka.web.shared;

/** The colour of a mark on the board, and so who speaks. */
public enum Ink {
    /** Blue: the learner, a line that is shown. */
    PEN("m-pen"),
    /** Red: the teacher corrects. */
    RED("m-red"),
    /** Green: right. */
    GREEN("m-green"),
    /** Ochre: a hint; its marks are dashed. */
    OCHRE("m-ochre");

    private final String css;

    Ink(String css) {
        this.css = css;
    }

    String css() {
        return css;
    }
}

package dev.damka.puzzles.drills;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** An ending to play out: what stands on the board and what the learner has to do with it. */
public enum Drill {
    PETROV("petrov", new Material(0, 3, 0, 1), Aim.WIN, 9),
    TWO_KINGS("king-hunt", new Material(0, 2, 0, 1), Aim.WIN, 3),
    KINGS_MAN("kings-man", new Material(1, 2, 0, 1), Aim.WIN, 9),
    SARGIN("sargin", new Material(2, 1, 0, 1), Aim.WIN, 9),
    MAIN_ROAD("main-road", new Material(0, 1, 0, 3), Aim.SAVE, 0),
    KING_V_TWO("king-v-two", new Material(0, 1, 2, 0), Aim.EITHER, 5),
    KING_V_THREE("king-v-three", new Material(0, 1, 3, 0), Aim.EITHER, 5),
    MEN_2V2("men-ending", new Material(2, 0, 2, 0), Aim.EITHER, 9),
    MEN_3V2("men-ending", new Material(3, 0, 2, 0), Aim.WIN, 9);

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final String theme;
    private final Material material;
    private final Aim aim;
    private final int leastPlies;

    Drill(String theme, Material material, Aim aim, int leastPlies) {
        this.theme = theme;
        this.material = material;
        this.aim = aim;
        this.leastPlies = leastPlies;
    }

    /** The drill of that id. */
    public static Optional<Drill> named(String id) {
        return Arrays.stream(values()).filter(drill -> drill.id.equals(id)).findFirst();
    }

    /** The drills that train what that theme's puzzles show. */
    public static List<Drill> ofTheme(String themeId) {
        return Arrays.stream(values())
                .filter(drill -> drill.theme.equals(themeId))
                .toList();
    }

    /** The name in addresses, such as {@code king-v-two}. It never changes, since what people achieved is kept by it. */
    public String id() {
        return id;
    }

    /** The id of the theme whose puzzles are about the same. */
    public String theme() {
        return theme;
    }

    public Material material() {
        return material;
    }

    public Aim aim() {
        return aim;
    }

    /** How far a win is at least in a position that is drawn by lot, in plies; a nearer one would be no ending. */
    int leastPlies() {
        return leastPlies;
    }
}

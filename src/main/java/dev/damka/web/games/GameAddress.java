package dev.damka.web.games;

import dev.damka.web.shared.SitePath;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a game stands on the site.
 *
 * @param ply which ply is shown, as text; empty for the last one
 * @param flip whether the board is turned against the viewer's usual view
 * @param whole whether the whole record is shown
 */
record GameAddress(String id, String ply, boolean flip, boolean whole) {
    /** The page of a game as it is now. */
    static GameAddress of(String id, boolean flip) {
        return new GameAddress(id, "", flip, false);
    }

    /** The same page at that ply of so many. */
    GameAddress at(int shown, int last) {
        return new GameAddress(id, shown == last ? "" : Integer.toString(shown), flip, whole);
    }

    GameAddress flipped() {
        return new GameAddress(id, ply, !flip, whole);
    }

    GameAddress withWholeRecord(boolean shown) {
        return new GameAddress(id, ply, flip, shown);
    }

    /** Where something to be done in it is posted to. */
    String deed(String noun) {
        return "/games/" + id + "/" + noun;
    }

    /** What is found out about it afterwards. */
    String review() {
        return "/games/" + id + "/review";
    }

    /** The record as a file. */
    String pdn() {
        return "/api/games/" + id + "/pdn";
    }

    /** Where changes are told. */
    String events() {
        return "/api/games/" + id + "/events";
    }

    /** The page with more parameters, given as names and values in turn. */
    String with(String... more) {
        List<String> query =
                new ArrayList<>(List.of("ply", ply, "flip", flip ? "1" : "", "record", whole ? "all" : ""));
        query.addAll(List.of(more));
        return SitePath.with("/games/" + id, query);
    }

    @Override
    public String toString() {
        return with();
    }
}

package dev.damka.web.review;

import dev.damka.web.shared.SitePath;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a review stands on the site.
 *
 * @param ply which move is looked at, as text; empty for the overview
 * @param flip whether the board is turned against the viewer's usual view
 * @param whole whether the whole record is shown
 */
record ReviewAddress(String id, String ply, boolean flip, boolean whole) {
    /** The overview of a game's review. */
    static ReviewAddress of(String id) {
        return new ReviewAddress(id, "", false, false);
    }

    ReviewAddress at(int shown) {
        return new ReviewAddress(id, Integer.toString(shown), flip, whole);
    }

    ReviewAddress flipped() {
        return new ReviewAddress(id, ply, !flip, whole);
    }

    ReviewAddress withWholeRecord(boolean shown) {
        return new ReviewAddress(id, ply, flip, shown);
    }

    String game() {
        return "/games/" + id;
    }

    /** Where it is asked for. */
    String path() {
        return game() + "/review";
    }

    /** Where a program, such as the script of the page, asks how far it is. */
    String api() {
        return "/api" + path();
    }

    /** The page of the mistake of that number, from 1. */
    String mistake(int number) {
        return game() + "/mistakes/" + number;
    }

    /** The page with more parameters, given as names and values in turn. */
    String with(String... more) {
        List<String> query =
                new ArrayList<>(List.of("ply", ply, "flip", flip ? "1" : "", "record", whole ? "all" : ""));
        query.addAll(List.of(more));
        return SitePath.with(path(), query);
    }

    @Override
    public String toString() {
        return with();
    }
}

package dev.damka.puzzles.files;

/** A line and a column of a file, both counted from 1. */
record Place(int line, int column) {
    static final Place START = new Place(1, 1);
}

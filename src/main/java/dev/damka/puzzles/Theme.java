package dev.damka.puzzles;

/**
 * An idea that puzzles train.
 *
 * @param id the name in addresses and puzzle files, such as {@code turkish-strike}
 * @param group the part of the catalogue it stands in, such as {@code combination}
 * @param gist one short line under the name
 */
public record Theme(String id, String group, Text name, Text gist) {}

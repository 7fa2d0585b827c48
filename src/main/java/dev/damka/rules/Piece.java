package dev.damka.rules;

/** A piece of one side: a man (шашка) or a king (дамка). */
public record Piece(Side side, boolean king) {}

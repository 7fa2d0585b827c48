package dev.damka.puzzles.proofs;

import dev.damka.engine.Proof;
import dev.damka.puzzles.proofs.Finding.Fate;
import dev.damka.rules.Move;
import dev.damka.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A finding in a few bytes: the answer with its basis and fate, the plies, and each move of the line by its place among
 * the legal ones.
 */
final class Packed {
    private static final int HEAD = 3;
    private static final Proof.Answer[] ANSWERS = Proof.Answer.values();
    private static final Proof.Basis[] BASES = Proof.Basis.values();
    private static final Fate[] FATES = Fate.values();

    private Packed() {}

    static byte[] of(Position position, Finding finding) {
        List<Move> line = finding.line();
        byte[] packed = new byte[HEAD + line.size()];
        packed[0] = (byte) (finding.answer().ordinal()
                | finding.basis().ordinal() << 2
                | finding.fate().ordinal() << 4);
        packed[1] = (byte) (finding.plies() >> 8);
        packed[2] = (byte) finding.plies();
        Position now = position;
        for (int i = 0; i < line.size(); i++) {
            packed[HEAD + i] = (byte) now.legalMoves().indexOf(line.get(i));
            now = now.play(line.get(i));
        }
        return packed;
    }

    /** The finding that was packed; empty where the bytes are none of that position. */
    static Optional<Finding> finding(Position position, byte[] packed) {
        if (packed.length < HEAD
                || (packed[0] & 3) >= ANSWERS.length
                || (packed[0] >> 2 & 3) >= BASES.length
                || (packed[0] >> 4 & 15) >= FATES.length) {
            return Optional.empty();
        }
        List<Move> line = new ArrayList<>(packed.length - HEAD);
        Position now = position;
        for (int i = HEAD; i < packed.length; i++) {
            List<Move> legal = now.legalMoves();
            int place = packed[i] & 0xFF;
            if (place >= legal.size()) {
                return Optional.empty();
            }
            line.add(legal.get(place));
            now = now.play(legal.get(place));
        }
        return Optional.of(new Finding(
                ANSWERS[packed[0] & 3],
                BASES[packed[0] >> 2 & 3],
                (packed[1] & 0xFF) << 8 | packed[2] & 0xFF,
                FATES[packed[0] >> 4 & 15],
                line));
    }
}

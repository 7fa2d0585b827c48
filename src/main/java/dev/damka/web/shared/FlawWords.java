package dev.damka.web.shared;

import dev.damka.rules.notation.FenException;
import dev.damka.rules.notation.Flaw;
import dev.damka.rules.notation.PdnException;

/** Says in a language what is wrong with the text of a position or a record, as a note without its stop. */
public final class FlawWords {
    private FlawWords() {}

    /** What is wrong with the text of a position, without the place. */
    public static String of(FenException fault, Language language) {
        return of(fault.flaw(), language);
    }

    /** What is wrong with a record, without the game and the ply. */
    public static String of(PdnException fault, Language language) {
        String words = of(fault.flaw(), language);
        return fault.inFen()
                .map(fen -> language.bundle(FlawMessages.class).inFen(fen.column(), words))
                .orElse(words);
    }

    private static String of(Flaw flaw, Language language) {
        String words = language.bundle(FlawMessages.class).of(flaw.code());
        return words.formatted(flaw.items().toArray());
    }
}

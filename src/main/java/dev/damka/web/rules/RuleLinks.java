package dev.damka.web.rules;

import dev.damka.rules.Refusal;
import dev.damka.rules.notation.Reading;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.MoveEntry;
import dev.damka.web.shared.Prose;
import dev.damka.web.shared.Verdict;
import io.quarkus.qute.RawString;
import java.util.ArrayList;
import java.util.List;

/** Leads from a move that breaks a rule to the chapter that explains it. */
public final class RuleLinks {
    private RuleLinks() {}

    /** The entry whose note, where it is on a rule of the game, leads to its chapter. */
    public static MoveEntry explained(MoveEntry entry, Reading reading, Language language) {
        Verdict note = entry.note();
        if (note == null || !(reading instanceof Reading.Illegal illegal)) {
            return entry;
        }
        List<RawString> paragraphs = new ArrayList<>(note.paragraphs());
        paragraphs.add(
                new RawString("<a href=\"/rules/" + chapter(illegal.refusal().code()) + "\">"
                        + Prose.escaped(LearnWords.in(language).seeRule()) + "</a>"));
        return entry.noted(new Verdict(note.kind(), note.title(), List.copyOf(paragraphs)));
    }

    /** The id of the chapter on a rule. */
    static String chapter(Refusal.Code code) {
        return switch (code) {
            case OVER -> "end";
            case EMPTY, NOT_YOURS, OCCUPIED, NOT_DIAGONAL, MAN_BACKWARDS, MAN_ONE_STEP -> "man";
            case MUST_CAPTURE, NOTHING_TO_CAPTURE -> "capture";
            case CAPTURE_UNFINISHED -> "chain";
            case TAKEN_STANDS -> "turkish-strike";
            case LANDING -> "king-capture";
            case BLOCKED -> "king";
        };
    }
}

package dev.damka.web.puzzles;

import dev.damka.puzzles.Attempt;
import dev.damka.web.shared.Visitor;
import jakarta.enterprise.context.RequestScoped;

/** What the current visitor has done; the database is not asked for somebody without a cookie. */
@RequestScoped
public class VisitorProgress {
    private final Visitor visitor;

    VisitorProgress(Visitor visitor) {
        this.visitor = visitor;
    }

    /** The progress of who sends this request. */
    public Progress current() {
        return visitor.current()
                .map(player -> new Progress(Attempt.solvedBy(player), Attempt.wrongTriesOf(player)))
                .orElse(Progress.NONE);
    }
}

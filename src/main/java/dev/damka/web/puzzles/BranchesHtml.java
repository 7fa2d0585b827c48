package dev.damka.web.puzzles;

import dev.damka.puzzles.Branch;
import dev.damka.puzzles.Puzzle;
import dev.damka.rules.Position;
import dev.damka.rules.notation.MoveWriter;
import dev.damka.web.shared.Language;
import dev.damka.web.shared.Prose;
import io.quarkus.qute.RawString;
import java.util.List;

/** All branches of a solution as text: the main line, and each other choice as an indented line of its own. */
final class BranchesHtml {
    private final PuzzleMessages words;
    private final String language;
    private final StringBuilder html = new StringBuilder();

    private BranchesHtml(Language language) {
        this.words = PuzzleWords.in(language);
        this.language = language.tag();
    }

    static RawString html(Puzzle puzzle, Language language) {
        BranchesHtml tree = new BranchesHtml(language);
        tree.html.append("<div class=\"tree\">");
        tree.line(puzzle.solution(), puzzle.start(), 0);
        tree.html.append("</div>");
        return new RawString(tree.html.toString());
    }

    /** The main branch with all that follows it, then the other choices along it, the latest first. */
    private void line(List<Branch> branches, Position position, int ply) {
        html.append("<p>");
        List<Branch> here = branches;
        Position at = position;
        int made = ply;
        boolean first = true;
        while (!here.isEmpty()) {
            Branch main = Branch.main(here).orElse(here.get(0));
            move(main, at, made, first);
            at = at.play(main.move());
            here = main.next();
            made++;
            first = false;
        }
        html.append("</p>");
        others(branches, position, ply);
    }

    private void others(List<Branch> branches, Position position, int ply) {
        List<Branch> here = branches;
        Position at = position;
        int made = ply;
        boolean open = false;
        while (!here.isEmpty()) {
            Branch main = Branch.main(here).orElse(here.get(0));
            for (Branch other : here) {
                if (other != main) {
                    html.append(open ? "" : "<ul>").append("<li>");
                    open = true;
                    instead(main, other, at);
                    line(List.of(other), at, made);
                    html.append("</li>");
                }
            }
            at = at.play(main.move());
            here = main.next();
            made++;
        }
        html.append(open ? "</ul>" : "");
    }

    private void instead(Branch main, Branch other, Position position) {
        html.append("<span class=\"quiet\">")
                .append(Prose.html(words.instead(MoveWriter.fullForm(position, main.move()))))
                .append(other.fails() ? ", " + words.failingTry() : "")
                .append(":</span>");
    }

    private void move(Branch branch, Position position, int ply, boolean first) {
        if (ply % 2 == 0) {
            html.append("<span class=\"figure\">").append(ply / 2 + 1).append(".</span> ");
        } else if (first) {
            html.append("<span class=\"figure\">").append(ply / 2 + 1).append("…</span> ");
        }
        html.append("<span class=\"move")
                .append(branch.fails() ? " wrong-move" : "")
                .append("\">")
                .append(MoveWriter.fullForm(position, branch.move()))
                .append(branch.only() ? "!" : branch.fails() ? "?" : "")
                .append("</span> ");
        String comment = branch.comment().in(language);
        if (!comment.isEmpty()) {
            html.append("<span class=\"said\">(").append(Prose.html(comment)).append(")</span> ");
        }
    }
}

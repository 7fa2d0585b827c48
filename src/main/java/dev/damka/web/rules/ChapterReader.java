package dev.damka.web.rules;

import dev.damka.web.shared.Language;
import io.quarkus.qute.RawString;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;

/** Reads a chapter: a few lines on it, a blank line, then Markdown with boards. docs/learn.md describes the format. */
final class ChapterReader {
    private static final String BOARD = "board";
    /** The id of the chapter's own heading. */
    private static final String TITLE = "title";
    /** An id that its author gave a heading, such as {@code {#landing}} at its end. */
    private static final Pattern ANCHOR = Pattern.compile("\\s*\\{#([a-z0-9-]+)\\}\\s*$");

    /** What else on the page has a name: the board that is played on and its note, the figures that boards are drawn of. */
    private static final Pattern TAKEN = Pattern.compile(
            "board(-.*)?|main|title(-.*)?|heading-.*|text-.*|move-.*|diagram-.*|verdict"
                    + "|field|coords.*|man|king|taken.*|from|to|chosen|target.*|must|hint|judged|badge-.*|cursor|barred");

    private final TextFile file;
    private final Map<String, String> fields = new HashMap<>();
    private final Map<Node, String> anchors = new HashMap<>();
    private final Set<String> known = new HashSet<>();
    private final List<Chapter.Block> blocks = new ArrayList<>();
    private final List<Chapter.Section> sections = new ArrayList<>();

    private ChapterReader(TextFile file) {
        this.file = file;
    }

    /**
     * The chapter of a file.
     *
     * @throws IllegalStateException that names the file, the place and what would be right
     */
    static Chapter read(String id, Part part, Language language, TextFile file, Glossary glossary) {
        ChapterReader reader = new ChapterReader(file);
        int body = reader.head();
        Node document = Markdown.parse(file.text().substring(body));
        reader.anchors(document);
        reader.body(document, new Markdown(glossary.links(), true, reader.anchors));
        PlainText plain = PlainText.of(document);
        if (plain.hasImages()) {
            throw file.fault("text", "an image; draw a board instead");
        }
        return new Chapter(
                id,
                part,
                language,
                reader.field("title"),
                reader.field("description"),
                reader.field("summary"),
                List.copyOf(reader.blocks),
                List.copyOf(reader.sections),
                List.copyOf(plain.links()));
    }

    /** Reads the lines before the first blank one, and says where the text begins. */
    private int head() {
        int end = file.text().indexOf("\n\n");
        String head = end < 0 ? file.text() : file.text().substring(0, end);
        for (String line : head.split("\n")) {
            int colon = line.indexOf(':');
            if (colon < 0) {
                throw file.fault("head", "'" + line + "'; write title:, description: and summary:, then a blank line");
            }
            fields.put(
                    line.substring(0, colon).strip(), line.substring(colon + 1).strip());
        }
        return Math.min(file.text().length(), head.length() + 2);
    }

    private String field(String name) {
        String value = fields.getOrDefault(name, "");
        if (value.isEmpty()) {
            throw file.fault("head", "no " + name + "; write it in a line such as " + name + ": …");
        }
        return value;
    }

    /** Names the headings: as their author did, else by their number. */
    private void anchors(Node document) {
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                if (heading.getLevel() < 2) {
                    throw file.fault("headings", "the title is the only one of the first level; begin with ##");
                }
                String id = "s" + (anchors.size() + 1);
                if (heading.getLastChild() instanceof Text last) {
                    Matcher anchor = ANCHOR.matcher(last.getLiteral());
                    if (anchor.find()) {
                        id = anchor.group(1);
                        last.setLiteral(last.getLiteral().substring(0, anchor.start()));
                    }
                }
                if (TAKEN.matcher(id).matches() || !known.add(id)) {
                    throw file.fault("headings", "#" + id + " is taken; find another name");
                }
                anchors.put(heading, id);
            }
        });
    }

    private void body(Node document, Markdown markdown) {
        StringBuilder html = new StringBuilder();
        String anchor = "";
        String heading = field("title");
        StringBuilder said = new StringBuilder();
        int boards = 0;
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof FencedCodeBlock block && BOARD.equals(block.getInfo())) {
                LessonBoard board = LessonBoardReader.read(file, ++boards, block.getLiteral());
                prose(html);
                blocks.add(new Chapter.Figure(board));
                said.append(' ').append(board.caption());
                continue;
            }
            rejectBoards(node);
            if (anchors.containsKey(node)) {
                sections.add(
                        new Chapter.Section(anchor, heading, said.toString().strip()));
                said.setLength(0);
                anchor = anchors.get(node);
                heading = PlainText.of(node).text();
            } else {
                said.append(' ').append(PlainText.of(node).text());
            }
            html.append(markdown.html(node, anchor.isEmpty() ? TITLE : anchor));
        }
        prose(html);
        sections.add(new Chapter.Section(anchor, heading, said.toString().strip()));
    }

    private void prose(StringBuilder html) {
        if (!html.isEmpty()) {
            blocks.add(new Chapter.Prose(new RawString(html.toString())));
            html.setLength(0);
        }
    }

    /** A board in a list or a quotation would not be seen as one. */
    private void rejectBoards(Node node) {
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(FencedCodeBlock block) {
                if (BOARD.equals(block.getInfo())) {
                    throw file.fault("text", "a board within a list or quotation; put it between paragraphs");
                }
            }
        });
    }
}

package dev.damka.web.rules;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Block;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** What a text says without its markup, and where it leads. */
final class PlainText extends AbstractVisitor {
    private final StringBuilder text = new StringBuilder();
    private final List<String> links = new ArrayList<>();
    private boolean images;

    private PlainText() {}

    /** Reads all under that node. */
    static PlainText of(Node node) {
        PlainText plain = new PlainText();
        node.accept(plain);
        return plain;
    }

    /** Its words in one line. */
    String text() {
        return text.toString().replaceAll("\\s+", " ").strip();
    }

    /** The addresses of its links. */
    List<String> links() {
        return links;
    }

    boolean hasImages() {
        return images;
    }

    @Override
    public void visit(Text part) {
        text.append(part.getLiteral());
    }

    @Override
    public void visit(Code code) {
        text.append(code.getLiteral());
    }

    @Override
    public void visit(SoftLineBreak line) {
        text.append(' ');
    }

    @Override
    public void visit(HardLineBreak line) {
        text.append(' ');
    }

    @Override
    public void visit(Link link) {
        links.add(link.getDestination());
        visitChildren(link);
    }

    @Override
    public void visit(Image image) {
        images = true;
    }

    @Override
    protected void visitChildren(Node parent) {
        super.visitChildren(parent);
        if (parent instanceof Block || parent instanceof CustomNode || parent instanceof CustomBlock) {
            text.append(' ');
        }
    }
}

package dev.damka.web.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Markdown as HTML: CommonMark with tables. HTML in a text is shown as it is written, not obeyed; moves stand out; terms
 * lead to the glossary where they stand first in a text.
 */
final class Markdown {
    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

    private static final String NO_HEADING = "<th></th>";

    private final TermLinks links;
    private final boolean linking;
    private final Map<Node, String> anchors;
    private final Set<String> linked = new HashSet<>();
    private final HtmlRenderer renderer;

    /**
     * For one text.
     *
     * @param links sets its words
     * @param linking whether terms are linked
     * @param anchors the ids of headings
     */
    Markdown(TermLinks links, boolean linking, Map<Node, String> anchors) {
        this.links = links;
        this.linking = linking;
        this.anchors = anchors;
        this.renderer = HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .escapeHtml(true)
                .sanitizeUrls(true)
                .attributeProviderFactory(context -> (node, tag, attributes) -> attributes(node, attributes))
                .nodeRendererFactory(Words::new)
                .build();
    }

    static Node parse(String text) {
        return PARSER.parse(text);
    }

    /**
     * A node as HTML; a table scrolls by itself where it is wider than the window.
     *
     * @param heading the id of the heading under which it stands
     */
    String html(Node node, String heading) {
        String html = renderer.render(node);
        return node instanceof TableBlock
                ? "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-labelledby=\"" + heading + "\">"
                        + headed(html).strip() + "</div>\n"
                : html;
    }

    /** A table whose corner is empty has headings in its first column as well. */
    private static String headed(String table) {
        return table.contains(NO_HEADING)
                ? table.replace(NO_HEADING, "<td></td>")
                        .replaceAll("<tr>\n<td>(?!</td>)(.*?)</td>", "<tr>\n<th scope=\"row\">$1</th>")
                : table;
    }

    private void attributes(Node node, Map<String, String> attributes) {
        if (anchors.containsKey(node)) {
            attributes.put("id", anchors.get(node));
        } else if (node instanceof TableBlock) {
            attributes.put("class", "table");
        }
    }

    /** Sets the words of a text. */
    private final class Words implements NodeRenderer {
        private final HtmlNodeRendererContext context;

        Words(HtmlNodeRendererContext context) {
            this.context = context;
        }

        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return Set.of(Text.class);
        }

        @Override
        public void render(Node node) {
            String text = ((Text) node).getLiteral();
            context.getWriter().raw(linking && mayLink(node) ? links.html(text, linked) : links.plain(text));
        }

        private static boolean mayLink(Node node) {
            for (Node at = node.getParent(); at != null; at = at.getParent()) {
                if (at instanceof Link || at instanceof Heading || at instanceof TableHead) {
                    return false;
                }
            }
            return true;
        }
    }
}

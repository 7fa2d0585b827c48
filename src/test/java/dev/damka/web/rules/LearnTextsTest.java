package dev.damka.web.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damka.games.Openings;
import dev.damka.puzzles.Catalogue;
import dev.damka.puzzles.Theme;
import dev.damka.puzzles.drills.Drill;
import dev.damka.puzzles.files.Folder;
import dev.damka.puzzles.files.Library;
import dev.damka.rules.Refusal;
import dev.damka.rules.notation.Fen;
import dev.damka.web.openings.OpeningEntry;
import dev.damka.web.shared.Language;
import io.quarkus.qute.RawString;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LearnTextsTest {
    private static final Chapters CHAPTERS = Chapters.shipped();

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_link_of_a_text_leads_to_a_page_of_this_site(Language language) {
        Set<String> known = addresses(language);
        Set<String> dead = new TreeSet<>();
        for (Chapter chapter : CHAPTERS.in(language)) {
            for (String link : chapter.links()) {
                String address = link.startsWith("#") ? chapter.href() + link : link;
                if (!known.contains(address)) {
                    dead.add(language.tag() + "/" + chapter.id() + ".md: " + link);
                }
            }
        }
        assertEquals(Set.of(), dead);
    }

    private static Set<String> addresses(Language language) {
        Set<String> known = new HashSet<>(
                List.of("/", "/rules", "/glossary", "/openings", "/puzzles", "/games", "/games/new", "/search"));
        for (Chapter chapter : CHAPTERS.in(language)) {
            known.add(chapter.href());
            chapter.sections().forEach(section -> known.add(chapter.href() + "#" + section.anchor()));
            chapter.boards().forEach(board -> known.add(chapter.href() + "#" + LessonScene.anchor(board.number())));
        }
        Glossary.in(language).terms().forEach(term -> known.add(term.href()));
        OpeningEntry.all(Openings.shipped(), language).forEach(opening -> known.add(opening.href()));
        Catalogue catalogue = Library.load(Folder.of(Path.of("puzzles"))).catalogue();
        catalogue.puzzles().forEach(puzzle -> known.add("/puzzles/" + puzzle.id()));
        catalogue.themes().stream()
                .filter(theme -> !catalogue.inTheme(theme.id()).isEmpty())
                .forEach(theme -> known.add("/themes/" + theme.id()));
        return known;
    }

    @Test
    void both_languages_have_the_same_terms_and_name_each_other() {
        var russian = new TreeMap<String, Term>();
        Glossary.in(Language.RU).terms().forEach(term -> russian.put(term.id(), term));
        var english = new TreeMap<String, Term>();
        Glossary.in(Language.EN).terms().forEach(term -> english.put(term.id(), term));
        assertEquals(russian.keySet(), english.keySet());
        Pattern cyrillic = Pattern.compile("\\p{IsCyrillic}");
        for (String id : russian.keySet()) {
            assertTrue(cyrillic.matcher(russian.get(id).name()).find(), id);
            assertFalse(cyrillic.matcher(english.get(id).name()).find(), id);
            assertFalse(cyrillic.matcher(russian.get(id).foreign()).find(), id);
            assertTrue(cyrillic.matcher(english.get(id).foreign()).find(), id);
            assertEquals(russian.get(id).shown(), english.get(id).shown(), id);
            assertFalse(russian.get(id).plain().isEmpty(), id);
            assertFalse(english.get(id).plain().isEmpty(), id);
        }
    }

    @Test
    void every_theme_has_a_chapter_and_every_drill_is_there() {
        Catalogue catalogue = Library.load(Folder.of(Path.of("puzzles"))).catalogue();
        for (Language language : Language.values()) {
            for (Theme theme : catalogue.themes()) {
                assertTrue(CHAPTERS.onTheme(language, theme.id()).isPresent(), theme.id());
            }
            for (Chapter chapter : CHAPTERS.in(language)) {
                for (LessonBoard board : chapter.boards()) {
                    assertTrue(
                            board.drill().isEmpty()
                                    || Drill.named(board.drill()).isPresent(),
                            board.drill());
                }
            }
        }
    }

    @Test
    void every_step_of_every_line_can_be_drawn() {
        for (Chapter chapter : CHAPTERS.in(Language.EN)) {
            for (LessonBoard board : chapter.boards()) {
                Stages stages = Stages.of(board.start(), board.line());
                assertEquals(board.line().size(), stages.at(stages.last()).plies(), chapter.id());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Refusal.Code.class)
    void every_rule_has_a_chapter(Refusal.Code code) {
        assertTrue(CHAPTERS.find(Language.EN, RuleLinks.chapter(code)).isPresent());
    }

    @Test
    void every_opening_has_an_address_of_its_own() {
        var all = OpeningEntry.all(Openings.shipped(), Language.EN);
        assertEquals(all.size(), all.stream().map(OpeningEntry::id).distinct().count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "RU|На большаке стоит дамка.|<a class=\"term\" href=\"/glossary#term-main-road\">большаке</a>",
                "RU|два турецких удара|<a class=\"term\" href=\"/glossary#term-turkish-strike\">турецких удара</a>",
                "EN|the Turkish strike|<a class=\"term\" href=\"/glossary#term-turkish-strike\">Turkish strike</a>",
                "EN|two king hunts|<a class=\"term\" href=\"/glossary#term-king-hunt\">king hunts</a>",
                "EN|holds the draw|<a class=\"term\" href=\"/glossary#term-draw\">draw</a>",
                "RU|ход c3-d4|<span class=\"move\">c3-d4</span>",
                "RU|книга Draughts Review|<span lang=\"en\">Draughts Review</span>",
                "EN|the word большак|<span lang=\"ru\">большак</span>",
                "EN|<b>|&lt;b&gt;"
            })
    void words_are_set(Language language, String text, String html) {
        String set = TermLinks.in(language).html(text, new HashSet<>());
        assertTrue(set.contains(html), set);
    }

    @ParameterizedTest
    @CsvSource({
        "RU, у чёрных ничего не осталось",
        "RU, дамка бьёт",
        "RU, заставить бить назад",
        "EN, the men and the kings",
        "EN, Draw a piece away",
        "EN, three kings hunt",
        "EN, nothing to attack",
        "EN, the man is attacked"
    })
    void what_only_looks_like_a_term_is_not_linked(Language language, String text) {
        assertFalse(TermLinks.in(language).html(text, new HashSet<>()).contains("<a"), text);
    }

    @Test
    void what_stands_in_a_link_is_not_linked_again() {
        String set = TermLinks.in(Language.RU)
                .linked(new RawString("<a href=\"/x\"><b>большак</b></a> большак"), new HashSet<>())
                .getValue();
        assertEquals(
                "<a href=\"/x\"><b>большак</b></a> <a class=\"term\" href=\"/glossary#term-main-road\">большак</a>",
                set);
    }

    @Test
    void a_term_is_linked_where_it_stands_first_and_html_stays_as_it_is() {
        TermLinks links = TermLinks.in(Language.RU);
        String set = links.html("большак и большак", new HashSet<>());
        assertEquals(2, set.split("/glossary#term-main-road", -1).length, set);
        set = links.html("турецкий удар, турецкий удар и удар", new HashSet<>());
        assertTrue(set.contains("</a>, турецкий удар и <a class=\"term\" href=\"/glossary#term-combination\">"), set);
        var html = new RawString("<p class=\"большак\">&amp; <b>большак</b></p>");
        assertEquals(
                "<p class=\"большак\">&amp; <b><a class=\"term\" href=\"/glossary#term-main-road\">большак</a></b></p>",
                links.linked(html, new HashSet<>()).getValue());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fen: W:Wc3:Bd4|no caption",
                "fen: W:Wc9:Bd4~caption: x|c9",
                "fen: W:Wc3:Bd4~caption: x~play: c3-b4|c3-b4 is not one legal move",
                "fen: W:Wc3:Bd4~caption: x~colour: red|begins with none of",
                "fen: W:Wc3:Bd4~caption: x~done: y|add play",
                "fen: W:Wc3:Bd4~caption: x~caption: y|stands twice",
                "fen: W:Wc3:Bd4~caption: x~flip: no|flip: yes"
            })
    void a_board_that_is_wrong_is_named_with_its_file_and_what_would_be_right(String block, String said) {
        TextFile file = new TextFile("learn/en/x.md", "");
        var fault = assertThrows(
                IllegalStateException.class, () -> LessonBoardReader.read(file, 3, block.replace('~', '\n')));
        assertTrue(fault.getMessage().startsWith("learn/en/x.md, board 3: "), fault.getMessage());
        assertTrue(fault.getMessage().contains(said), fault.getMessage());
    }

    @Test
    void html_in_a_text_is_shown_and_an_unsafe_address_is_dropped() {
        TextFile file = new TextFile(
                "learn/en/x.md",
                "title: A\ndescription: B\nsummary: C\n\n<script>x</script>\n\n[go](javascript:x)\n\n## One {#one}\n\n| | a |\n| - | - |\n| b | c |\n");
        Chapter chapter = ChapterReader.read("x", Part.RULES, Language.EN, file, Glossary.in(Language.EN));
        String html = ((Chapter.Prose) chapter.blocks().get(0)).html().getValue();
        assertFalse(html.contains("<script"), html);
        assertFalse(html.contains("javascript"), html);
        assertTrue(html.contains("<h2 id=\"one\">One</h2>"), html);
        assertTrue(html.contains("aria-labelledby=\"one\"><table"), html);
        assertTrue(html.contains("<th scope=\"row\">b</th>"), html);
        assertFalse(html.contains("<th></th>"), html);
    }

    @Test
    void a_chain_of_captures_is_a_step_a_jump_and_one_to_lift_what_was_taken() {
        var start = Fen.read("B:Wf2,c3,d4,f4:BKa5,e7");
        var moves = start.legalMoves().stream()
                .filter(move -> move.capturedSquares().size() == 3)
                .limit(1)
                .toList();
        Stages stages = Stages.of(start, moves);
        assertEquals(4, stages.last());
        assertEquals(3, stages.afterFirst());
        assertEquals(
                List.of(0, 1, 2, 3, 0),
                List.of(0, 1, 2, 3, 4).stream()
                        .map(step -> stages.at(step).standing().size())
                        .toList());
        assertTrue(stages.at(4).over());
    }
}

package dev.damka.web;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A browser without script: follows links and sends the forms that stand on a page, with its cookies. */
public final class Pages {
    private static final Pattern INPUT = Pattern.compile("<input type=\"hidden\" name=\"([^\"]*)\" value=\"([^\"]*)\"");

    private final Map<String, String> cookies = new HashMap<>();
    private final String language;
    private String address = "/";
    private String html = "";

    /** A new visitor whose browser prefers that language. */
    public Pages(String language) {
        this.language = language;
    }

    /** Opens an address; redirects are followed. */
    public Pages open(String path) {
        Response response = given().redirects()
                .follow(false)
                .urlEncodingEnabled(false)
                .cookies(cookies)
                .header("Accept-Language", language)
                .get(path);
        return arrived(path, response);
    }

    /** Follows the link whose markup holds that text, such as a label. */
    public Pages follow(String label) {
        Matcher link = Pattern.compile("<a [^>]*href=\"([^\"]*)\"[^>]*>" + Pattern.quote(label)
                        + "<|<a href=\"([^\"]*)\"" + " aria-label=\"" + Pattern.quote(label) + "[\",]")
                .matcher(html);
        assertTrue(link.find(), "no link " + label + " on " + address + "\n" + html);
        String href = link.group(1) != null ? link.group(1) : link.group(2);
        return open(href.replace("&amp;", "&"));
    }

    /** Writes a move into the form of the page, or leaves what stands there, and sends it. */
    public Pages play(String... move) {
        Matcher form = Pattern.compile("<form class=\"move-form.*?</form>", Pattern.DOTALL)
                .matcher(html);
        assertTrue(form.find(), "no move form on " + address);
        Map<String, String> fields = fields(form.group());
        Matcher value = Pattern.compile("name=\"move\" value=\"([^\"]*)\"").matcher(form.group());
        fields.put("move", move.length > 0 ? move[0] : value.find() ? value.group(1) : "");
        return send(form.group(), fields);
    }

    /** Presses the button of that value in whatever form it stands. */
    public Pages press(String name, String value) {
        Matcher form = Pattern.compile(
                        "<form(?:(?!</form>).)*name=\"" + name + "\" value=\"" + Pattern.quote(value) + "\".*?</form>",
                        Pattern.DOTALL)
                .matcher(html);
        assertTrue(form.find(), "no button " + value + " on " + address);
        Map<String, String> fields = fields(form.group());
        fields.put(name, value);
        return send(form.group(), fields);
    }

    /** Sends the form that is posted to that address, with more fields, given as names and values in turn. */
    public Pages submit(String action, String... more) {
        Matcher form = Pattern.compile("<form[^>]* action=\"" + Pattern.quote(action) + "\".*?</form>", Pattern.DOTALL)
                .matcher(html);
        assertTrue(form.find(), "no form to " + action + " on " + address + "\n" + html);
        Map<String, String> fields = fields(form.group());
        for (int i = 0; i < more.length; i += 2) {
            fields.put(more[i], more[i + 1]);
        }
        return send(form.group(), fields);
    }

    private Pages send(String form, Map<String, String> fields) {
        Matcher action = Pattern.compile("action=\"([^\"]*)\"").matcher(form);
        assertTrue(action.find());
        Response response = given().redirects()
                .follow(false)
                .cookies(cookies)
                .header("Accept-Language", language)
                .contentType(ContentType.URLENC.withCharset("UTF-8"))
                .formParams(fields)
                .post(action.group(1));
        assertEquals(303, response.statusCode(), response.asString());
        return arrived(action.group(1), response);
    }

    private static Map<String, String> fields(String form) {
        Map<String, String> fields = new LinkedHashMap<>();
        Matcher input = INPUT.matcher(form);
        while (input.find()) {
            fields.put(input.group(1), input.group(2).replace("&amp;", "&"));
        }
        return fields;
    }

    private Pages arrived(String path, Response response) {
        cookies.putAll(response.cookies());
        if (response.statusCode() == 303) {
            String location = response.header("Location");
            return open(location.replaceFirst("^https?://[^/]*", ""));
        }
        address = path;
        html = response.asString();
        assertEquals(200, response.statusCode(), address);
        return this;
    }

    /** Expects the title of the note on the page. */
    public Pages says(String title) {
        Matcher verdict = Pattern.compile("id=\"verdict\">.*?<h2>(.*?)</h2>", Pattern.DOTALL)
                .matcher(html);
        assertTrue(verdict.find(), "no note on " + address + "\n" + html);
        assertEquals(title, text(verdict.group(1)));
        return this;
    }

    /** Expects a piece of what can be read on the page, whatever its markup. */
    public Pages reads(String text) {
        assertTrue(text(html).contains(text), "no " + text + " on " + address + "\n" + html);
        return this;
    }

    /** HTML without its markup. */
    public static String text(String html) {
        return html.replaceAll("<[^>]*>", "");
    }

    /** Expects a piece of the page's source. */
    public Pages shows(String text) {
        assertTrue(html.contains(text), "no " + text + " on " + address + "\n" + html);
        return this;
    }

    /** Expects that the page's source does not hold that. */
    public Pages hides(String text) {
        assertTrue(!html.contains(text), text + " on " + address);
        return this;
    }

    /** Expects the address of the page. */
    public Pages isAt(String expected) {
        assertEquals(expected, address);
        return this;
    }

    public String address() {
        return address;
    }

    public String html() {
        return html;
    }

    public Map<String, String> cookies() {
        return cookies;
    }
}

package dev.damka.web.shared;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Sends bytes that no client would send, over a bare socket. Nothing of it may be the server's fault. */
@QuarkusTest
class HostileInputTest {
    private static final String FEN = "W:WKa1,c3:Bb4,Kd6";
    private static final String BODY = "{\"line\": [\"c3-b4\", \"a5:c3\"], \"move\": \"b2:h8\"}";
    private static final String GAME =
            "{\"level\": 5, \"colour\": \"white\", \"time\": \"1+0\", \"fen\": \"W:Wc3:Bb8\"}";
    private static final String PDN = "[FEN \"W:WKa1,c3:Bb4,Kd6\"]\n1. c3:a5 (1. a1-b2) {x} d6-c7 1-0\n1. c3-d4 *";
    private static final List<String> QUERIES = List.of(
            "/api/position?fen=",
            "/api/puzzles?theme=",
            "/api/puzzles?level=",
            "/api/puzzles?page=",
            "/api/puzzles/",
            "/api/",
            "/nowhere?x=",
            "/puzzles?q=",
            "/puzzles/",
            "/puzzles/turkish-001?line=",
            "/puzzles/turkish-001?line=b2-c3,a5:e5&try=",
            "/puzzles/turkish-001?theme=sacrifice&flip=1&from=",
            "/puzzles/turkish-001/solution?step=",
            "/themes/turkish-strike?page=",
            "/settings?back=",
            "/drills/petrov?start=",
            "/drills/men-3v2?start=1&line=",
            "/drills/petrov?start=1&try=",
            "/drills/",
            "/authors/editor?fen=",
            "/authors/editor?fen=W:Wc3:Bd4&solution=",
            "/rules/",
            "/rules/capture?board=1&try=",
            "/rules/capture?board=",
            "/openings/city-game?step=",
            "/search?q=",
            "/games?page=",
            "/games?kept=1&skipped=",
            "/games/new?fen=",
            "/games/new?time=own&minutes=",
            "/games/",
            "/games/2222222222?ply=",
            "/games/2222222222/review?ply=",
            "/games/2222222222/mistakes/",
            "/games/2222222222/mistakes/1?try=",
            "/api/games/2222222222/review?x=",
            "/api/games?page=",
            "/api/games/",
            "/api/games/2222222222/",
            "/");

    @TestHTTPResource("/")
    URI server;

    @Test
    void no_bytes_in_an_address_are_an_error_of_the_server() throws IOException {
        Random random = new Random(1);
        for (int i = 0; i < 800; i++) {
            String address = QUERIES.get(i % QUERIES.size()) + escaped(mutated(FEN, random));
            send("GET " + address + " HTTP/1.1\r\n", new byte[0]);
        }
        for (String odd :
                List.of("%", "%zz", "%ff", "%00", "%c3%28", "%ed%a0%80", "+", "..%2f..%2f", "%u0041", ";a=b")) {
            for (String query : QUERIES) {
                send("GET " + query + odd + " HTTP/1.1\r\n", new byte[0]);
            }
        }
    }

    @Test
    void no_bytes_in_a_body_are_an_error_of_the_server() throws IOException {
        Random random = new Random(2);
        for (int i = 0; i < 400; i++) {
            post("/api/puzzles/turkish-002/grade", "application/json", mutated(BODY, random));
        }
        byte[] nul = "{\"line\": [], \"move\": \"\\u0000\"}".getBytes(StandardCharsets.UTF_8);
        post("/api/puzzles/turkish-002/grade", "application/json", nul);
        byte[] lone = "{\"line\": [], \"move\": \"\\ud800\"}".getBytes(StandardCharsets.UTF_8);
        post("/api/puzzles/turkish-002/grade", "application/json", lone);
        byte[] deep = ("{\"line\": " + "[".repeat(30_000)).getBytes(StandardCharsets.UTF_8);
        post("/api/puzzles/turkish-002/grade", "application/json", deep);
        byte[] utf16 = BODY.getBytes(StandardCharsets.UTF_16);
        post("/api/puzzles/turkish-002/grade", "application/json", utf16);
        for (String body : List.of(GAME, "{\"ply\": 0, \"move\": \"c3-d4\"}", "{\"accept\": true}")) {
            for (int i = 0; i < 60; i++) {
                post("/api/games", "application/json", mutated(body, random));
                post("/api/games/2222222222/moves", "application/json", mutated(body, random));
                post("/api/games/2222222222/draw-answer", "application/json", mutated(body, random));
                post("/api/games/2222222222/review", "application/json", mutated(body, random));
            }
        }
        for (int i = 0; i < 200; i++) {
            post("/api/games/import", "text/plain", mutated(PDN, random));
        }
        for (String type :
                List.of("", "text/plain", "application/json; charset=no-such", "a/b/c", "*/*", "multipart/form-data")) {
            post("/api/puzzles/turkish-002/grade", type, BODY.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void no_bytes_in_a_header_are_an_error_of_the_server() throws IOException {
        Random random = new Random(3);
        for (String header : List.of(
                "Accept-Language: ", "Accept: ", "Cookie: damka=", "Cookie: lang=", "Cookie: ", "If-None-Match: ")) {
            for (int i = 0; i < 60; i++) {
                String value = new String(mutated("en;q=0.5, ru", random), StandardCharsets.ISO_8859_1)
                        .replaceAll("[\r\n]", "");
                String request = header + value + "\r\nContent-Type: application/json\r\n";
                post("/api/puzzles/turkish-002/grade", request, BODY);
                send("GET /nowhere HTTP/1.1\r\n" + header + value + "\r\n", new byte[0]);
            }
        }
    }

    private void post(String address, String type, byte[] body) throws IOException {
        send("POST " + address + " HTTP/1.1\r\nContent-Type: " + type + "\r\n", body);
    }

    private void post(String address, String headers, String body) throws IOException {
        send("POST " + address + " HTTP/1.1\r\n" + headers, body.getBytes(StandardCharsets.UTF_8));
    }

    private void send(String head, byte[] body) throws IOException {
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(10_000);
            OutputStream out = socket.getOutputStream();
            String request =
                    head + "Host: localhost\r\nConnection: close\r\nContent-Length: " + body.length + "\r\n\r\n";
            out.write(request.getBytes(StandardCharsets.ISO_8859_1));
            out.write(body);
            out.flush();
            String answer = firstLine(socket.getInputStream());
            assertTrue(
                    answer.matches("HTTP/1\\.[01] [234]\\d\\d.*"),
                    () -> answer + " for " + head + new String(body, StandardCharsets.ISO_8859_1));
        }
    }

    private static String firstLine(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0 && c != '\r'; c = in.read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    /** The text with a few bytes changed, put in, left out or doubled. */
    private static byte[] mutated(String text, Random random) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int changes = 1 + random.nextInt(4);
        for (int i = 0; i < changes; i++) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        int kept = random.nextInt(3) == 0 ? random.nextInt(bytes.length + 1) : bytes.length;
        return Arrays.copyOf(bytes, kept);
    }

    private static String escaped(byte[] bytes) {
        StringBuilder escaped = new StringBuilder();
        for (byte b : bytes) {
            escaped.append(String.format("%%%02x", b));
        }
        return escaped.toString();
    }
}

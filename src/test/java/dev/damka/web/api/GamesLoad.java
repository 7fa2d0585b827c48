package dev.damka.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Plays many games at once on a running Damka, as clients that listen to the events and move at once, and tells how fast
 * moves were answered, how far clocks were off, and whether any move was lost or counted twice. See docs/performance.md.
 *
 * <p>Arguments: the address, how many games, how many moves in each.
 */
public final class GamesLoad {
    private static final ObjectMapper JSON = new ObjectMapper();
    /** The first moves of a game warm the server up, and are not measured. */
    private static final int WARM = 5;
    /** Every so many moves one is sent twice at the same time. */
    private static final int DOUBLED = 4;

    private static final int INCREMENT = 5_000;

    private final String address;
    private final int moves;
    private final HttpClient client;
    private final ConcurrentLinkedQueue<Double> answers = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Double> clocks = new ConcurrentLinkedQueue<>();

    private GamesLoad(String address, int moves, ExecutorService threads) {
        this.address = address;
        this.moves = moves;
        this.client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .executor(threads)
                .build();
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        int games = Integer.parseInt(args[1]);
        ExecutorService threads = Executors.newCachedThreadPool();
        GamesLoad load = new GamesLoad(args[0], Integer.parseInt(args[2]), threads);
        List<Future<Integer>> played = new ArrayList<>();
        long begun = System.nanoTime();
        for (int i = 0; i < games; i++) {
            Callable<Integer> game = load::game;
            played.add(threads.submit(game));
        }
        int sent = 0;
        for (Future<Integer> game : played) {
            sent += game.get();
        }
        double seconds = millis(begun) / 1000;
        System.out.printf("%d games, %d moves in %.0f s, none lost, none counted twice%n", games, sent, seconds);
        print("answer to a move, ms", load.answers);
        print("clock off by, ms", load.clocks);
        threads.shutdownNow();
    }

    private static void print(String what, ConcurrentLinkedQueue<Double> figures) {
        double[] sorted =
                figures.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.printf(
                "%s: median %.1f, p99 %.1f, p99.9 %.1f, most %.1f of %d%n",
                what,
                sorted[sorted.length / 2],
                sorted[sorted.length * 99 / 100],
                sorted[(int) (sorted.length * 0.999)],
                sorted[sorted.length - 1],
                sorted.length);
    }

    private static double millis(long since) {
        return (System.nanoTime() - since) / 1e6;
    }

    /** Plays one game and tells how many moves were sent. */
    private int game() throws IOException, InterruptedException {
        HttpResponse<String> begun =
                client.send(post("/api/games", "", "{\"level\": 1, \"colour\": \"white\"}"), BodyHandlers.ofString());
        expect(begun.statusCode() == 201, begun.body());
        String cookie = begun.headers().allValues("set-cookie").stream()
                .filter(one -> one.startsWith("damka="))
                .map(one -> one.split(";")[0])
                .findFirst()
                .orElseThrow();
        String game = "/api/games/" + JSON.readTree(begun.body()).get("id").asText();
        Map<Integer, String> sent = new TreeMap<>();
        HttpRequest listen = HttpRequest.newBuilder(URI.create(address + game + "/events"))
                .header("Cookie", cookie)
                .build();
        try (BufferedReader events = new BufferedReader(new InputStreamReader(
                client.send(listen, BodyHandlers.ofInputStream()).body(), StandardCharsets.UTF_8))) {
            for (String line = events.readLine(); line != null; line = events.readLine()) {
                if (!line.startsWith("data:")) {
                    continue;
                }
                long told = System.nanoTime();
                JsonNode now = JSON.readTree(line.substring("data:".length()));
                int ply = now.get("ply").asInt();
                if (now.get("state").asText().equals("over") || sent.size() == moves && ply == 2 * moves) {
                    break;
                }
                if (now.get("state").asText().equals("person") && !sent.containsKey(ply)) {
                    JsonNode legal = now.get("legal");
                    String move = legal.get(ThreadLocalRandom.current().nextInt(legal.size()))
                            .get("full")
                            .asText();
                    sent.put(ply, move);
                    play(game, cookie, now, move, told);
                }
            }
        }
        check(game, cookie, sent);
        return sent.size();
    }

    private void play(String game, String cookie, JsonNode now, String move, long told)
            throws IOException, InterruptedException {
        int ply = now.get("ply").asInt();
        HttpRequest request = post(game + "/moves", cookie, "{\"ply\": " + ply + ", \"move\": \"" + move + "\"}");
        boolean twice = ply / 2 % DOUBLED == DOUBLED - 1;
        long sent = System.nanoTime();
        var second = twice ? client.sendAsync(request, BodyHandlers.ofString()) : null;
        HttpResponse<String> first = client.send(request, BodyHandlers.ofString());
        double answered = millis(sent);
        if (second != null) {
            int[] codes = {first.statusCode(), second.join().statusCode()};
            Arrays.sort(codes);
            expect(codes[0] == 200 && codes[1] == 409, first.body());
            return;
        }
        expect(first.statusCode() == 200, first.body());
        if (ply / 2 >= WARM) {
            answers.add(answered);
            double charged = now.at("/clocks/white").asDouble()
                    + INCREMENT
                    - JSON.readTree(first.body())
                            .get("moves")
                            .get(ply)
                            .get("left")
                            .asDouble();
            // The server has charged what passed from the event that it told to the move that it had.
            clocks.add(Math.abs(charged - millis(told)));
        }
    }

    /** Every move that was sent stands in the game, at its ply, and no other. */
    private void check(String game, String cookie, Map<Integer, String> sent) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + game))
                .header("Cookie", cookie)
                .build();
        JsonNode kept = JSON.readTree(
                        client.send(request, BodyHandlers.ofString()).body())
                .get("moves");
        expect((kept.size() + 1) / 2 == sent.size(), sent + " of " + kept);
        sent.forEach((ply, move) -> expect(
                kept.get(ply).at("/move/full").asText().equals(move), "ply " + ply + " " + move + " of " + kept));
    }

    private HttpRequest post(String path, String cookie, String body) {
        return HttpRequest.newBuilder(URI.create(address + path))
                .header("Content-Type", "application/json")
                .header("Cookie", cookie)
                .POST(BodyPublishers.ofString(body))
                .build();
    }

    private static void expect(boolean is, String otherwise) {
        if (!is) {
            throw new IllegalStateException(otherwise);
        }
    }
}

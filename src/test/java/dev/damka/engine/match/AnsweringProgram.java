package dev.damka.engine.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Another program, as tests start it: it answers each {@code go} with what it was told, or ends there. */
final class AnsweringProgram {
    private AnsweringProgram() {}

    /** The command that starts it; without an answer it ends at the first {@code go}. */
    static List<String> command(String answer) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = Path.of(AnsweringProgram.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .toString();
        return List.of(java, "-Xshare:auto", "-cp", classes, AnsweringProgram.class.getName(), answer);
    }

    public static void main(String... args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.startsWith("go")) {
                System.out.println("ok");
            } else if (args[0].isEmpty()) {
                return;
            } else {
                System.out.println("info depth 3 nodes 30");
                System.out.println(args[0]);
            }
        }
    }
}

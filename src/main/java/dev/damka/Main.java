package dev.damka;

import dev.damka.commands.DamkaCommand;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.nio.file.Path;
import java.util.Optional;

/** The way in: without arguments the web application, with arguments one command that never starts it. */
@QuarkusMain
public class Main {
    public static void main(String... args) {
        if (args.length > 0) {
            System.exit(DamkaCommand.run(args));
        }
        Optional.ofNullable(System.getProperty("damka.data", System.getenv("DAMKA_DATA")))
                .ifPresent(Main::keepIn);
        Quarkus.run();
    }

    /** H2 takes no relative path without a dot before it. */
    private static void keepIn(String data) {
        System.setProperty("damka.data", Path.of(data).toAbsolutePath().toString());
    }
}

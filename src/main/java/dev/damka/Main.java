package dev.damka;

import dev.damka.commands.DamkaCommand;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;

/** The way in: without arguments the web application, with arguments one command that never starts it. */
@QuarkusMain
public class Main {
    public static void main(String... args) {
        if (args.length > 0) {
            System.exit(DamkaCommand.run(args));
        }
        // So that damka.data may be a plain relative name, as every other path may.
        System.setProperty("h2.implicitRelativePath", "true");
        Quarkus.run();
    }
}

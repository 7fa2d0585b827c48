package dev.damka;

import dev.damka.commands.DamkaCommand;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.util.Optional;

/** The way in: without arguments the web application, with arguments one command that never starts it. */
@QuarkusMain
public class Main {
    public static void main(String... args) {
        if (args.length > 0) {
            System.exit(DamkaCommand.run(args));
        }
        Optional<DataDirectory> named = DataDirectory.named();
        DataDirectory data = named.orElse(DataDirectory.USUAL);
        if (data.isInUse()) {
            System.err.println(data.inUse());
            System.exit(1);
        }
        named.ifPresent(
                given -> System.setProperty(DataDirectory.PROPERTY, given.path().toString()));
        Quarkus.run();
    }
}

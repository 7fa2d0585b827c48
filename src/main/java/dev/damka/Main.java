package dev.damka;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;

/** The way in: without arguments the web application, with arguments one command that never starts it. */
@QuarkusMain
public class Main {
    public static void main(String... args) {
        Quarkus.run(args);
    }
}

package dev.damka;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.InstantSource;

/** Builds what the web application is made of. The only place that sees everything; nothing sees it. */
@Singleton
public final class Wiring {
    /** The one place where the time is read. */
    @Produces
    @Singleton
    InstantSource time() {
        return InstantSource.system();
    }
}

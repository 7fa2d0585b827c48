package dev.damka.web.shared;

import dev.damka.puzzles.files.Library;
import dev.damka.puzzles.files.LiveLibrary;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Whether there are puzzles to serve, and which faults their files have, of very many the first few; a faulty puzzle is
 * left out and stops nothing.
 */
@Readiness
@Singleton
public class CatalogueHealth implements HealthCheck {
    private static final int SHOWN = 20;

    private final LiveLibrary library;

    CatalogueHealth(LiveLibrary library) {
        this.library = library;
    }

    @Override
    public HealthCheckResponse call() {
        return of(library.current());
    }

    static HealthCheckResponse of(Library library) {
        int puzzles = library.catalogue().puzzles().size();
        HealthCheckResponseBuilder health = HealthCheckResponse.named("catalogue")
                .status(puzzles > 0)
                .withData("puzzles", puzzles)
                .withData("faults", library.faults().size())
                .withData("left-out", library.leftOut());
        for (int i = 0; i < Math.min(SHOWN, library.faults().size()); i++) {
            health.withData(
                    "fault-" + (i + 1), FaultLine.of(library.faults().get(i)).toString());
        }
        return health.build();
    }
}

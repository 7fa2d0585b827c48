package dev.damka.web.shared;

import dev.damka.engine.tables.EndgameTables;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Which endings are known, and which table files were left out and why, of very many the first few. Always up: the
 * engine plays on without them.
 */
@Readiness
@Singleton
public class TablesHealth implements HealthCheck {
    private static final int SHOWN = 20;

    private final EndgameTables tables;

    TablesHealth(EndgameTables tables) {
        this.tables = tables;
    }

    @Override
    public HealthCheckResponse call() {
        return of(tables);
    }

    static HealthCheckResponse of(EndgameTables tables) {
        HealthCheckResponseBuilder health = HealthCheckResponse.named("tables")
                .up()
                .withData("pieces", tables.wholePieces())
                .withData("distance-pieces", tables.distancePieces())
                .withData("slices-beyond", tables.slicesBeyond().size())
                .withData("faults", tables.faults().size());
        for (int i = 0; i < Math.min(SHOWN, tables.faults().size()); i++) {
            health.withData("fault-" + (i + 1), tables.faults().get(i));
        }
        return health.build();
    }
}

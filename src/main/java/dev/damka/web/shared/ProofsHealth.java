package dev.damka.web.shared;

import dev.damka.puzzles.proofs.Proofs;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/** How many moves of puzzles are proven, and why those of earlier runs were left out. Always up: they are proven anew. */
@Readiness
@Singleton
public class ProofsHealth implements HealthCheck {
    private final Proofs proofs;

    ProofsHealth(Proofs proofs) {
        this.proofs = proofs;
    }

    @Override
    public HealthCheckResponse call() {
        HealthCheckResponseBuilder health =
                HealthCheckResponse.named("proofs").up().withData("moves", proofs.size());
        proofs.fault().ifPresent(fault -> health.withData("fault", fault));
        return health.build();
    }
}

package dev.damka.games.review;

import dev.damka.PostgreSql;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

@QuarkusTest
@TestProfile(PostgreSql.class)
@EnabledIfEnvironmentVariable(named = PostgreSql.ADDRESS, matches = ".+", disabledReason = PostgreSql.MISSING)
class ReviewsOnPostgreSqlTest extends ReviewsTest {}

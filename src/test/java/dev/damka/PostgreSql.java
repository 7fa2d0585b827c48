package dev.damka;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/** The application as it is built for PostgreSQL. Tests with this profile run where {@link #ADDRESS} is set. */
public class PostgreSql implements QuarkusTestProfile {
    /** The variable that holds the JDBC address of an empty database. */
    public static final String ADDRESS = "DAMKA_TEST_PG_URL";

    /** What a test says that is skipped. */
    public static final String MISSING = "set DAMKA_TEST_PG_URL to the JDBC address of an empty PostgreSQL database "
            + "(with DAMKA_TEST_PG_USER and DAMKA_TEST_PG_PASSWORD), or run .ci/run, which starts one";

    @Override
    public String getConfigProfile() {
        return "pg";
    }

    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.of(
                "quarkus.datasource.jdbc.url", variable(ADDRESS, "jdbc:postgresql://localhost/none"),
                "quarkus.datasource.username", variable("DAMKA_TEST_PG_USER", "damka"),
                "quarkus.datasource.password", variable("DAMKA_TEST_PG_PASSWORD", "damka"));
    }

    private static String variable(String name, String otherwise) {
        return System.getenv().getOrDefault(name, otherwise);
    }
}

package dev.damka.web.shared;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Addresses on this site: those that a request names, so that no link made elsewhere leads a visitor away, and those of pages. */
public final class SitePath {
    private static final int MAX_LENGTH = 2000;

    private SitePath() {}

    /** The address if it is a path of this site, else the home page. */
    public static String of(@Nullable String address) {
        boolean safe = address != null
                && address.length() <= MAX_LENGTH
                && address.matches("/(?![/\\\\])[A-Za-z0-9/._~!$&'()*+,;=:@%?-]*")
                && !address.matches(".*%(?![0-9A-Fa-f]{2}).*");
        return safe ? address : "/";
    }

    /**
     * A path with a query.
     *
     * @param query names and values in turn; a name without a value is left out
     */
    public static String with(String path, List<String> query) {
        StringBuilder address = new StringBuilder(path);
        for (int i = 0; i < query.size(); i += 2) {
            if (!query.get(i + 1).isEmpty()) {
                // A move's own signs may stand in a query as they are, and an address is to be read by people.
                String written = URLEncoder.encode(query.get(i + 1), StandardCharsets.UTF_8)
                        .replace("%3A", ":")
                        .replace("%2C", ",");
                address.append(address.length() == path.length() ? '?' : '&')
                        .append(query.get(i))
                        .append('=')
                        .append(written);
            }
        }
        return address.toString();
    }
}

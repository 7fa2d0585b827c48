package dev.damka.web.shared;

import org.jspecify.annotations.Nullable;

/** Addresses on this site that a request names, so that no link made elsewhere leads a visitor away. */
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
}

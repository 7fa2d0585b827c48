package dev.damka.players;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;

/** The secret by which a player without an account is known again: 256 random bits. Only its hash is stored. */
public record Token(String value) {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final int BYTES = 32;
    private static final int LENGTH = 43;

    /** A new one that nobody holds. */
    public static Token random() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return new Token(BASE64.encodeToString(bytes));
    }

    /** The token that somebody shows; empty if it can't be one. */
    public static Optional<Token> shown(String value) {
        return value.length() == LENGTH && value.chars().allMatch(c -> c > ' ' && c < 127)
                ? Optional.of(new Token(value))
                : Optional.empty();
    }

    /** What is stored of it: the SHA-256, from which nobody finds the token. */
    String hash() {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            return BASE64.encodeToString(sha256.digest(value.getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Never the secret itself, so that no log shows it. */
    @Override
    public String toString() {
        return "Token";
    }
}

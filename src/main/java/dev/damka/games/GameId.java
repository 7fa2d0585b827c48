package dev.damka.games;

import java.security.SecureRandom;

/** Addresses of games: fifty random bits in ten letters and digits, of which none is mistaken for another. */
final class GameId {
    private static final String SIGNS = "23456789abcdefghijkmnpqrstuvwxyz";
    private static final int LENGTH = 10;
    private static final SecureRandom RANDOM = new SecureRandom();

    private GameId() {}

    static String random() {
        StringBuilder id = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            id.append(SIGNS.charAt(RANDOM.nextInt(SIGNS.length())));
        }
        return id.toString();
    }
}

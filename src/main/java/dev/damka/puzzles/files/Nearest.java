package dev.damka.puzzles.files;

import java.util.Collection;

/** Finds the known name that a misspelt one most likely stands for. */
final class Nearest {
    private static final int LONGEST = 40;

    private Nearest() {}

    /** The name that differs least; of equals the first. Empty where there are no names. */
    static String of(String name, Collection<String> known) {
        String nearest = "";
        int least = Integer.MAX_VALUE;
        String shortened = name.substring(0, Math.min(name.length(), LONGEST)).toLowerCase(java.util.Locale.ROOT);
        for (String candidate : known) {
            int distance = distance(shortened, candidate);
            if (distance < least) {
                least = distance;
                nearest = candidate;
            }
        }
        return nearest;
    }

    /** How many letters have to be put in, left out, changed, or swapped with their neighbour. */
    private static int distance(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                    continue;
                }
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                cost[i][j] = Math.min(Math.min(cost[i - 1][j], cost[i][j - 1]) + 1, cost[i - 1][j - 1] + change);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) {
                    cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
                }
            }
        }
        return cost[a.length()][b.length()];
    }
}

package dev.damka.engine.match;

import java.util.List;

/**
 * A difference of strength: with {@code d} Elo more a player scores {@code 1 / (1 + 10^(-d/400))} of the points.
 *
 * @param difference the likeliest one; infinite where all points went one way
 * @param low the lower end of the range in which the true one lies with 95 % certainty
 * @param high its upper end
 */
public record Elo(double difference, double low, double high) {
    /** So many standard deviations to either side hold 95 % of a normal distribution. */
    private static final double WIDTH = 1.959964;

    private static final double UNSEEN = 3;

    /**
     * What pairs of games prove, each from one opening with colours swapped. A pair counts as one trial: its two games
     * share the opening's advantage and so scatter less than two games by themselves.
     *
     * @param pairs how many pairs scored 0, 1/2, 1, 3/2 and 2 points
     */
    public static Elo ofPairs(List<Integer> pairs) {
        int count = pairs.stream().mapToInt(Integer::intValue).sum();
        double mean = 0;
        for (int i = 0; i < pairs.size(); i++) {
            mean += pairs.get(i) * share(i) / count;
        }
        double variance = 0;
        for (int i = 0; i < pairs.size(); i++) {
            variance += pairs.get(i) * Math.pow(share(i) - mean, 2) / count;
        }
        // Where all pairs scored alike no scatter is seen; what n trials never showed is rarer than 3/n, 95 times in
        // 100.
        double error = variance > 0 ? WIDTH * Math.sqrt(variance / count) : UNSEEN / count;
        return new Elo(of(mean), of(mean - error), of(mean + error));
    }

    private static double share(int halfPoints) {
        return halfPoints / 4.0;
    }

    /** The difference that makes a player expect that share of the points, 0 to 1; infinite at the ends. */
    public static double of(double share) {
        double inside = Math.max(0, Math.min(1, share));
        return 400 * Math.log10(inside / (1 - inside));
    }
}

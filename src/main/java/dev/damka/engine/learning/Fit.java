package dev.damka.engine.learning;

import dev.damka.engine.Patterns;
import dev.damka.rules.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Logistic regression: finds the weights with which the evaluation foretells best how games ended. Each step moves the
 * weights of one sample against the gradient of the log loss, each weight at its own pace (Duchi, Hazan and Singer,
 * "Adaptive subgradient methods", 2011), drawn a little towards nothing, so that what is rarely seen stays small.
 */
public final class Fit {
    /** A block of so many positions, whole games for the most part, is kept together. */
    private static final int BLOCK = 5000;
    /** Every so many blocks one is not learned from, but measured by. */
    private static final int MEASURED = 20;

    private static final double RATE = 0.05;
    private static final double SHRINK = 0.00001;

    private final float[] early = new float[Patterns.WEIGHTS];
    private final float[] late = new float[Patterns.WEIGHTS];
    private final float[] pace = new float[Patterns.WEIGHTS];
    private final float[] latePace = new float[Patterns.WEIGHTS];
    private final int[] plus = new int[128];
    private final int[] minus = new int[128];
    private int plusSize;
    private int minusSize;

    private final double rate;
    private final double shrink;

    Fit(double rate, double shrink) {
        this.rate = rate;
        this.shrink = shrink;
        Arrays.fill(pace, 0.01f);
        Arrays.fill(latePace, 0.01f);
        early[Patterns.MAN] = 1;
        late[Patterns.MAN] = 1;
        for (int i = Patterns.KING_ON; i < Patterns.KING_SEES; i++) {
            early[i] = 2.5f;
            late[i] = 2.5f;
        }
    }

    /**
     * What a fitting came to.
     *
     * @param weights as {@link Patterns} takes them
     * @param positions how many were learned from
     * @param loss the mean log loss on them after the last pass
     * @param unseenLoss the same on positions that were not learned from
     */
    public record Result(int[] weights, int positions, double loss, double unseenLoss) {}

    /**
     * Fits weights to the positions of those files, which {@link Lessons} wrote. The same files, in that order, give the
     * same weights.
     *
     * @param told is told how each pass went
     */
    public static Result of(List<Path> files, int passes, Consumer<String> told) throws IOException {
        List<Sample> learned = new ArrayList<>();
        List<Sample> unseen = new ArrayList<>();
        for (Path file : files) {
            List<Sample> samples = SampleFile.read(file);
            for (int i = 0; i < samples.size(); i++) {
                (i / BLOCK % MEASURED == 0 ? unseen : learned).add(samples.get(i));
            }
        }
        if (learned.isEmpty()) {
            throw new IOException("too few positions: one block of " + BLOCK + " in " + MEASURED
                    + ", from the first on, is left out to measure by");
        }
        Sample[] order = learned.toArray(new Sample[0]);
        Fit fit = new Fit(RATE, SHRINK);
        for (int pass = 1; pass <= passes; pass++) {
            fit.pass(order, pass);
            told.accept(String.format(
                    Locale.ROOT, "pass %d: log loss %.5f on positions not learned from", pass, fit.loss(unseen)));
        }
        return new Result(fit.weights(), order.length, fit.loss(learned), fit.loss(unseen));
    }

    private void collect(Position position) {
        plusSize = 0;
        minusSize = 0;
        Patterns.places(position, 1, place -> plus[plusSize++] = place);
        Patterns.places(position, -1, place -> minus[minusSize++] = place);
    }

    private static double phase(Position position) {
        return Math.min(Patterns.PHASES, Long.bitCount(position.white() | position.black())) / (double) Patterns.PHASES;
    }

    /** What the weights say of a position: the logarithm of the odds that the side to move wins. */
    private double odds(double phase) {
        double sumEarly = 0;
        double sumLate = 0;
        for (int i = 0; i < plusSize; i++) {
            sumEarly += early[plus[i]];
            sumLate += late[plus[i]];
        }
        for (int i = 0; i < minusSize; i++) {
            sumEarly -= early[minus[i]];
            sumLate -= late[minus[i]];
        }
        return sumEarly * phase + sumLate * (1 - phase);
    }

    private static double chance(double odds) {
        return 1 / (1 + Math.exp(-odds));
    }

    /** The mean log loss over samples. */
    double loss(List<Sample> samples) {
        double sum = 0;
        for (Sample sample : samples) {
            collect(sample.position());
            double chance = Math.min(Math.max(chance(odds(phase(sample.position()))), 1e-9), 1 - 1e-9);
            double won = sample.result() / 2.0;
            sum -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
        }
        return sum / samples.size();
    }

    /** Goes through all samples once, in the order of a seed. */
    void pass(Sample[] samples, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = samples.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            Sample held = samples[i];
            samples[i] = samples[j];
            samples[j] = held;
        }
        for (Sample sample : samples) {
            step(sample);
        }
    }

    private void step(Sample sample) {
        collect(sample.position());
        double phase = phase(sample.position());
        double error = chance(odds(phase)) - sample.result() / 2.0;
        for (int i = 0; i < plusSize; i++) {
            move(plus[i], error, phase);
        }
        for (int i = 0; i < minusSize; i++) {
            move(minus[i], -error, phase);
        }
    }

    private void move(int place, double slope, double phase) {
        move(early, pace, place, slope * phase);
        move(late, latePace, place, slope * (1 - phase));
    }

    private void move(float[] weights, float[] paces, int place, double slope) {
        double drawn = slope + shrink * weights[place];
        paces[place] += (float) (drawn * drawn);
        weights[place] -= (float) (rate * drawn / Math.sqrt(paces[place]));
    }

    /** The weights as {@link Patterns} takes them, a man in the middle of the game worth 100. */
    int[] weights() {
        double man = (early[Patterns.MAN] + late[Patterns.MAN]) / 2;
        double unit = 100 * Patterns.FINE / man;
        int[] pairs = new int[Patterns.WEIGHTS];
        for (int i = 0; i < pairs.length; i++) {
            int most = i < Patterns.SINGLES ? 2000 : 8000;
            pairs[i] = Patterns.pair(bounded(early[i] * unit, most), bounded(late[i] * unit, most));
        }
        return pairs;
    }

    private static int bounded(double weight, int most) {
        return (int) Math.round(Math.max(-most, Math.min(most, weight)));
    }
}

package dev.damka.engine.learning;

import dev.damka.engine.Engine;
import dev.damka.engine.Evaluation;
import dev.damka.engine.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;

/** Games of the engine against itself on all cores; their positions go into a file, the same ones each time. */
public final class Lessons {
    private static final int BATCH = 1000;
    private static final int MEGABYTES = 2;

    private final EndgameTables tables;
    private final Evaluation evaluation;
    private final long nodes;
    /** A player's boards and table are used again by whichever thread is free. */
    private final ConcurrentLinkedQueue<SelfPlay> players = new ConcurrentLinkedQueue<>();

    /** @param nodes how many positions are searched for each move */
    public Lessons(EndgameTables tables, Evaluation evaluation, long nodes) {
        this.tables = tables;
        this.evaluation = evaluation;
        this.nodes = nodes;
    }

    /**
     * Plays a game for each seed and adds their quiet positions to a file, in the order of the seeds.
     *
     * @param told how many games are done, now and then
     * @return how many positions were added
     */
    public long play(long firstSeed, long games, Path file, LongConsumer told) throws IOException {
        long positions = 0;
        for (long done = 0; done < games; done += BATCH) {
            long from = firstSeed + done;
            List<Sample> samples = LongStream.range(from, from + Math.min(BATCH, games - done))
                    .parallel()
                    .mapToObj(this::game)
                    .flatMap(List::stream)
                    .toList();
            SampleFile.append(file, samples);
            positions += samples.size();
            told.accept(Math.min(done + BATCH, games));
        }
        return positions;
    }

    private List<Sample> game(long seed) {
        SelfPlay free = players.poll();
        SelfPlay player =
                free == null ? new SelfPlay(new Engine(tables, MEGABYTES, 1, evaluation), tables, nodes) : free;
        List<Sample> samples = player.game(seed);
        players.add(player);
        return samples;
    }
}

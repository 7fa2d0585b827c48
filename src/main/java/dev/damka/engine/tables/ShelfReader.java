package dev.damka.engine.tables;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what lies in a {@link Shelf}, adding to what is known without it. A damaged file is left out. */
final class ShelfReader {
    private final Shelf shelf;
    private final Distances distances;
    private final Map<Slice, ByteBuffer> labels = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();
    private int distancePieces;

    ShelfReader(Shelf shelf, int distancePieces, Distances distances) {
        this.shelf = shelf;
        this.distancePieces = distancePieces;
        this.distances = distances.copy();
        if (Files.exists(shelf.distances())) {
            orFault(() -> {
                shelf.readDistances(this.distances);
                this.distancePieces = shelf.pieces();
            });
        }
        for (Slice slice : Slice.of(shelf.pieces() + 1)) {
            if (Files.exists(shelf.labels(slice))) {
                orFault(() -> labels.put(slice, shelf.readLabels(slice)));
            }
            if (Files.exists(shelf.distances(slice))) {
                orFault(() -> this.distances.put(slice, shelf.readDistances(slice)));
            }
        }
    }

    private interface Step {
        void run() throws IOException;
    }

    private void orFault(Step step) {
        try {
            step.run();
        } catch (IOException e) {
            faults.add(e.getMessage());
        }
    }

    Distances distances() {
        return distances;
    }

    int distancePieces() {
        return distancePieces;
    }

    Map<Slice, ByteBuffer> labels() {
        return labels;
    }

    List<String> faults() {
        return faults;
    }
}

package dev.damka.puzzles.files;

import dev.damka.puzzles.Catalogue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The catalogue of a folder as it was read, and what was found wrong on the way. Immutable. */
public final class Library {
    private final Catalogue catalogue;
    private final List<Fault> faults;
    private final List<String> origins;
    private final Map<String, Integer> readByFile;
    private final String origin;

    /**
     * @param origins the files of the catalogue's puzzles, in their order
     * @param readByFile how many puzzles stand in each file that was read, sound or not
     */
    Library(Catalogue catalogue, List<Fault> faults, List<String> origins, Map<String, Integer> readByFile) {
        this(catalogue, faults, origins, readByFile, "single files");
    }

    private Library(
            Catalogue catalogue,
            List<Fault> faults,
            List<String> origins,
            Map<String, Integer> readByFile,
            String origin) {
        this.catalogue = catalogue;
        this.faults = List.copyOf(faults);
        this.origins = List.copyOf(origins);
        this.readByFile = Map.copyOf(readByFile);
        this.origin = origin;
    }

    /** Reads and checks the puzzles of that folder; where it can't be listed or has none, the copy in the jar, with a fault. */
    public static Library load(Folder folder) {
        try {
            Library library = load(folder, null);
            return library.files() == 0 ? insteadOf(folder) : library;
        } catch (IOException e) {
            return insteadOf(folder);
        }
    }

    private static Library insteadOf(Folder folder) {
        Library shipped = shipped();
        List<Fault> all = new ArrayList<>(shipped.faults);
        all.add(0, missing(folder, "the shipped puzzles are served"));
        return shipped.withFaults(all);
    }

    private static Library shipped() {
        try {
            return load(Folder.inJar(), null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the folder on top of an earlier state, which fills in for what an edit has broken. */
    static Library load(Folder folder, @Nullable Library earlier) throws IOException {
        Library library = Loading.load(folder.files(), themes(folder), earlier);
        String origin = folder.themes().isPresent()
                ? folder.name()
                : folder.name() + " with the shipped themes, since it has no " + ThemeTable.FILE;
        return new Library(library.catalogue, library.faults, library.origins, library.readByFile, origin);
    }

    /** The folder's own table of themes, else the shipped one. */
    static ThemeTable themes(Folder folder) throws IOException {
        Optional<PuzzleSource> table = folder.themes();
        if (table.isEmpty()) {
            table = Folder.inJar().themes();
        }
        return ThemeTable.read(table.orElseThrow(() -> new IOException("there is no table of themes")));
    }

    static Fault missing(Folder folder, String instead) {
        return new Fault(
                folder.name(),
                1,
                1,
                Fault.Severity.ERROR,
                FaultCode.FOLDER_MISSING.id(),
                "there are no puzzle files; " + instead + " until there are");
    }

    /** How many puzzles there are and where they come from, in one line for a log. */
    public String summary() {
        return catalogue.puzzles().size() + " puzzles from " + origin;
    }

    /** Every sound puzzle. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** Every fault, in the order of files, lines and columns. */
    public List<Fault> faults() {
        return faults;
    }

    /** How many files were read. */
    public int files() {
        return readByFile.size();
    }

    /** How many puzzles of those files are not served, not even in an earlier version. */
    public int leftOut() {
        int read = readByFile.values().stream().mapToInt(Integer::intValue).sum();
        return Math.max(0, read - catalogue.puzzles().size());
    }

    Map<String, Integer> readByFile() {
        return readByFile;
    }

    /** The files of the catalogue's puzzles, in their order. */
    List<String> origins() {
        return origins;
    }

    /** The same catalogue with other faults. */
    Library withFaults(List<Fault> others) {
        return new Library(catalogue, others, origins, readByFile, origin);
    }
}

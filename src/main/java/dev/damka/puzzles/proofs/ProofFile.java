package dev.damka.puzzles.proofs;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * The findings of earlier runs. The file begins with the name of the format and of the prover that made them, and ends
 * with a checksum; it is written beside and put in place at once, so that a reader sees a whole one.
 */
record ProofFile(Path path, String prover) {
    private static final String FORMAT = "damka proofs 1";
    private static final int LONGEST = 255;

    /** What a file holds that is damaged, with what to do. */
    static final class DamagedException extends IOException {
        private static final long serialVersionUID = 1;

        DamagedException(Path path, String what) {
            super(path + " " + what + "; it is left out and will be written anew");
        }
    }

    /**
     * All findings of the file; none where there is no file, or it is another prover's.
     *
     * @throws DamagedException if it is not what was written
     */
    Map<Asked, byte[]> read() throws IOException {
        if (!Files.isRegularFile(path)) {
            return Map.of();
        }
        CheckedInputStream checked =
                new CheckedInputStream(new BufferedInputStream(Files.newInputStream(path), 1 << 16), new CRC32());
        try (DataInputStream in = new DataInputStream(checked)) {
            if (!in.readUTF().equals(FORMAT)) {
                throw new DamagedException(path, "is no file of proofs");
            }
            if (!in.readUTF().equals(prover)) {
                return Map.of();
            }
            int count = in.readInt();
            Map<Asked, byte[]> found = new HashMap<>();
            for (int i = 0; i < count; i++) {
                Asked asked = new Asked(in.readLong(), in.readLong());
                byte[] packed = new byte[in.readUnsignedByte()];
                in.readFully(packed);
                found.put(asked, packed);
            }
            long sum = checked.getChecksum().getValue();
            if (in.readLong() != sum) {
                throw new DamagedException(path, "is damaged: its checksum is wrong");
            }
            return found;
        } catch (EOFException | java.io.UTFDataFormatException e) {
            throw new DamagedException(path, "is damaged: it is cut short or no file of proofs");
        }
    }

    /** Puts a file with those findings in the place of the last one. */
    void write(Map<Asked, byte[]> findings) throws IOException {
        Path directory = path.toAbsolutePath().getParent();
        Files.createDirectories(directory);
        Path beside = directory.resolve(path.getFileName() + ".new");
        try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(beside), 1 << 16)) {
            CheckedOutputStream checked = new CheckedOutputStream(file, new CRC32());
            DataOutputStream out = new DataOutputStream(checked);
            out.writeUTF(FORMAT);
            out.writeUTF(prover);
            // What is found meanwhile waits for the next time.
            Map<Asked, byte[]> now = new HashMap<>(findings);
            now.values().removeIf(packed -> packed.length > LONGEST);
            out.writeInt(now.size());
            for (Map.Entry<Asked, byte[]> one : now.entrySet()) {
                out.writeLong(one.getKey().pieces());
                out.writeLong(one.getKey().rest());
                out.writeByte(one.getValue().length);
                out.write(one.getValue());
            }
            out.writeLong(checked.getChecksum().getValue());
        }
        Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}

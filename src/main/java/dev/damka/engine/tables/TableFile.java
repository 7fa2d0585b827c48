package dev.damka.engine.tables;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * A file of tables: one line that says what it holds, the slices' bytes one after another in the order of
 * {@link Slice#of}, and the SHA-256 of all that. It is written beside its place and moved there whole.
 */
final class TableFile {
    private static final int CHECKSUM = 32;

    private TableFile() {}

    /** Writes the parts under that heading and returns the checksum in hexadecimal. */
    static String write(Path file, String heading, List<byte[]> parts) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path draft = file.resolveSibling(file.getFileName() + ".part");
        MessageDigest digest = sha256();
        byte[] checksum;
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(draft));
                DigestOutputStream digested = new DigestOutputStream(out, digest)) {
            digested.write(line(heading));
            for (byte[] part : parts) {
                digested.write(part);
            }
            digested.on(false);
            checksum = digest.digest();
            digested.write(checksum);
        }
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        return HexFormat.of().formatHex(checksum);
    }

    /**
     * Reads what {@link #write} wrote under the same heading: the bytes after it, without the checksum.
     *
     * @throws IOException if the file is missing, is of another kind, or is damaged; the message says which
     */
    static byte[] read(Path file, String heading) throws IOException {
        byte[] whole = Files.readAllBytes(file);
        byte[] head = line(heading);
        if (whole.length < head.length + CHECKSUM || !Arrays.equals(whole, 0, head.length, head, 0, head.length)) {
            throw new IOException(file + " does not begin with '" + heading + "'; build it again");
        }
        MessageDigest digest = sha256();
        digest.update(whole, 0, whole.length - CHECKSUM);
        if (!Arrays.equals(digest.digest(), Arrays.copyOfRange(whole, whole.length - CHECKSUM, whole.length))) {
            throw new IOException(file + " is damaged: its checksum does not fit; build it again");
        }
        return Arrays.copyOfRange(whole, head.length, whole.length - CHECKSUM);
    }

    private static byte[] line(String heading) {
        return (heading + "\n").getBytes(StandardCharsets.US_ASCII);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}

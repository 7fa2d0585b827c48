package dev.damka.engine.tables;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * A file of tables: one line that says what it holds, the slices' bytes one after another in the order of
 * {@link Slice#upTo}, and the SHA-256 of all that. It is written beside its place and moved there whole.
 */
final class TableFile {
    private static final int CHECKSUM = 32;

    private TableFile() {}

    /** Writes the parts under that heading and returns the checksum in hexadecimal. */
    static String write(Path file, String heading, List<ByteBuffer> parts) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path draft = file.resolveSibling(file.getFileName() + ".part");
        String checksum;
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(draft))) {
            checksum = write(out, heading, parts);
        }
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        return checksum;
    }

    /** Writes the same to a stream, which stays open. */
    static String write(OutputStream out, String heading, List<ByteBuffer> parts) throws IOException {
        MessageDigest digest = sha256();
        DigestOutputStream digested = new DigestOutputStream(out, digest);
        WritableByteChannel channel = Channels.newChannel(digested);
        digested.write(line(heading));
        for (ByteBuffer part : parts) {
            channel.write(part.duplicate().rewind());
        }
        byte[] checksum = digest.digest();
        out.write(checksum);
        return HexFormat.of().formatHex(checksum);
    }

    /**
     * Reads what {@link #write} wrote under the same heading into memory.
     *
     * @param length how many bytes stand between heading and checksum
     * @throws IOException if it is of another kind, or damaged; the message says which, without a name
     */
    static byte[] read(InputStream in, String heading, int length) throws IOException {
        byte[] head = in.readNBytes(line(heading).length);
        byte[] content = new byte[length];
        ByteBuffer read = ByteBuffer.wrap(content, 0, in.readNBytes(content, 0, length));
        ByteBuffer rest = ByteBuffer.wrap(in.readNBytes(CHECKSUM + 1));
        check(heading, length, ByteBuffer.wrap(head), read, rest);
        return content;
    }

    /**
     * Maps what {@link #write} wrote under the same heading, after reading it through once.
     *
     * @param length how many bytes stand between heading and checksum
     * @throws IOException if it is of another kind, or damaged; the message says which, without a name
     */
    static ByteBuffer map(Path file, String heading, int length) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            ByteBuffer whole =
                    channel.map(FileChannel.MapMode.READ_ONLY, 0, Math.min(channel.size(), Integer.MAX_VALUE));
            int head = Math.min(line(heading).length, whole.limit());
            int content = Math.min(length, whole.limit() - head);
            ByteBuffer mapped = whole.slice(head, content);
            ByteBuffer rest = whole.slice(head + content, whole.limit() - head - content);
            check(heading, length, whole.slice(0, head), mapped.duplicate(), rest);
            return mapped;
        }
    }

    private static void check(String heading, int length, ByteBuffer head, ByteBuffer content, ByteBuffer rest)
            throws IOException {
        if (!head.equals(ByteBuffer.wrap(line(heading)))) {
            throw new IOException("does not begin with '" + heading + "'");
        }
        if (content.remaining() != length || rest.remaining() != CHECKSUM) {
            throw new IOException("is damaged: it has not the length that it should");
        }
        MessageDigest digest = sha256();
        digest.update(head);
        digest.update(content);
        if (!rest.equals(ByteBuffer.wrap(digest.digest()))) {
            throw new IOException("is damaged: its checksum does not fit");
        }
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

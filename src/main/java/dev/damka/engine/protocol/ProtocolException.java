package dev.damka.engine.protocol;

/** A line that can't be obeyed; the message says what would be right. */
public final class ProtocolException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public ProtocolException(String message) {
        super(message);
    }
}

package dev.damka.commands;

import dev.damka.rules.Position;
import dev.damka.rules.notation.Fen;
import dev.damka.rules.notation.FenException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a position from the command line; a bad one is refused with the place of what is wrong. */
final class PositionArgument implements ITypeConverter<Position> {
    @Override
    public Position convert(String text) {
        try {
            return Fen.read(text);
        } catch (FenException e) {
            throw new TypeConversionException("at character " + e.column() + ": " + e.getMessage());
        }
    }
}

package dev.damka.commands;

import dev.damka.engine.Evaluation;
import java.io.IOException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** An evaluation on the command line: {@code learned}, {@code hand} or a file of weights. */
final class EvaluationArgument implements ITypeConverter<Evaluation> {
    @Override
    public Evaluation convert(String value) throws IOException {
        try {
            return Evaluation.named(value);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}

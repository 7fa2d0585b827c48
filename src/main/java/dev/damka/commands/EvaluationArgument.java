package dev.damka.commands;

import dev.damka.engine.Evaluation;
import dev.damka.engine.Patterns;
import dev.damka.engine.Weights;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** An evaluation on the command line: {@code learned}, {@code hand} or a file of weights. */
final class EvaluationArgument implements ITypeConverter<Evaluation> {
    @Override
    public Evaluation convert(String value) throws IOException {
        if (value.equals("learned")) {
            return Evaluation.best();
        }
        if (value.equals("hand")) {
            return Evaluation.handMade();
        }
        Path file = Path.of(value);
        if (!Files.isRegularFile(file)) {
            throw new TypeConversionException("'" + value + "' is neither learned nor hand nor a file of weights");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new Patterns(Weights.read(in));
        }
    }
}

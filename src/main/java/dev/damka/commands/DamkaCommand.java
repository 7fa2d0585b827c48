package dev.damka.commands;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command line. Its commands run without the web application. */
@Command(
        name = "damka",
        mixinStandardHelpOptions = true,
        version = "damka 0.1",
        description = "A trainer for Russian draughts. Without a command it serves the web application.",
        subcommands = {
            CheckCommand.class,
            MovesCommand.class,
            PerftCommand.class,
            AnalyseCommand.class,
            BenchCommand.class,
            LearnCommand.class,
            EngineCommand.class,
            MatchCommand.class,
            TablesCommand.class,
            MineCommand.class,
            CollectCommand.class
        })
public final class DamkaCommand implements Callable<Integer> {
    /** All went well. */
    static final int OK = 0;
    /** What was checked has errors. */
    static final int FAULTY = 1;
    /** The command was given what it can't work with. */
    static final int USAGE = 2;

    @Spec
    private CommandSpec spec;

    /** For picocli, which fills in the rest. */
    public DamkaCommand() {}

    /** Runs one command and returns its exit status; 0 for success. Writes UTF-8, whatever the terminal's default. */
    public static int run(String... args) {
        PrintWriter out = utf8(FileDescriptor.out);
        PrintWriter err = utf8(FileDescriptor.err);
        int status = run(out, err, args);
        out.flush();
        err.flush();
        return status;
    }

    static int run(PrintWriter out, PrintWriter err, String... args) {
        return new CommandLine(new DamkaCommand()).setOut(out).setErr(err).execute(args);
    }

    private static PrintWriter utf8(FileDescriptor descriptor) {
        return new PrintWriter(new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8));
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return USAGE;
    }
}

package dev.damka.commands;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code tables}: what is done with endgame tables beyond looking into them. */
@Command(
        name = "tables",
        mixinStandardHelpOptions = true,
        description = "Builds endgame tables beyond those that come with Damka, or proves tables.",
        subcommands = {TablesBuildCommand.class, TablesVerifyCommand.class})
final class TablesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return DamkaCommand.USAGE;
    }
}

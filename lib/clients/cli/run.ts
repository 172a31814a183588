import { type Command, CommanderError } from "commander";
import { CommandContext, type GlobalFlags } from "./command-context";
import { CliError, EXIT, type Failure, failureOf, tell, unexpected } from "./failure";
import { buildProgram } from "./program";
import { jsonLine } from "./terminal/plain";
import type { Terminal } from "./terminal/terminal";

/** Runs one command line; the exit code. Errors go to standard error, as one line of JSON with `--json`. */
export async function runCli(argv: readonly string[], terminal: Terminal): Promise<number> {
  const json = argv.includes("--json");
  const context: CommandContext = new CommandContext(terminal, () => program.opts<GlobalFlags>());
  const program: Command = buildProgram(context);
  // settings go down to every command
  forEach(program, (command) =>
    command.exitOverride().configureOutput({
      writeOut: terminal.out,
      writeErr: (text) => (json ? undefined : terminal.err(text)),
      getOutHelpWidth: () => terminal.width ?? 100,
      getErrHelpWidth: () => terminal.width ?? 100,
    }),
  );
  try {
    await program.parseAsync(argv, { from: "user" });
    return EXIT.ok;
  } catch (error) {
    if (error instanceof CommanderError) return usage(error, json, terminal);
    const failure = told(error, context);
    terminal.err(json ? jsonLine({ error: failure.error }) : tell(failure));
    return failure.exit;
  }
}

/** The failure of anything that was thrown, a mistake of the program's own included. */
function told(error: unknown, context: CommandContext): Failure {
  try {
    return failureOf(error, context);
  } catch (mistake) {
    return failureOf(mistake instanceof CliError ? mistake : unexpected(mistake), context);
  }
}

/** Help and version are no mistakes; a command that lacks its subcommand is one, and is answered with help. commander has told people already. */
function usage({ code, message, exitCode }: CommanderError, json: boolean, terminal: Terminal): number {
  if (exitCode === 0) return EXIT.ok;
  const told = code === "commander.help" ? "A command is missing: `--help` shows which there are." : message;
  if (json) terminal.err(jsonLine({ error: { code: "usage", message: told.replace(/^error: /, "") } }));
  return EXIT.usage;
}

function forEach(command: Command, visit: (command: Command) => void): void {
  visit(command);
  for (const child of command.commands) forEach(child, visit);
}

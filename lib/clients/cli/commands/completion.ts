import { Argument, type Command } from "commander";
import type { CommandContext } from "../command-context";
import { wordsOf } from "../completion/candidates";
import { completionScript, SHELLS, type Shell } from "../completion/scripts";

/** `completion`. */
export function addCompletion(program: Command, context: CommandContext): void {
  program
    .command("completion")
    .description("Print a script that lets a shell complete commands and options")
    .addArgument(new Argument("<shell>").choices(SHELLS))
    .action((shell: Shell) => {
      context.terminal.out(completionScript(shell, wordsOf(program)));
    });
}

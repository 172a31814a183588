import { Argument, type Command } from "commander";
import { completionScript, SHELLS, type Shell } from "../completion/scripts";
import { wordsOf } from "../completion/words";
import type { Desk } from "../desk";

/** `completion`. */
export function addCompletion(program: Command, desk: Desk): void {
  program
    .command("completion")
    .description("Print a script that lets a shell complete commands and options")
    .addArgument(new Argument("<shell>").choices(SHELLS))
    .action((shell: Shell) => {
      desk.terminal.out(completionScript(shell, wordsOf(program)));
    });
}

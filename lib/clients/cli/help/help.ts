import type { Command } from "commander";

/** `help`, of commands at any depth: `help posts create`. The built-in one knows the first word alone. */
export function addHelp(program: Command): void {
  program
    .helpCommand(false)
    .command("help")
    .description("Show help")
    .argument("[command...]")
    .helpOption(false)
    .action((path: string[]) => {
      let command = program;
      for (const name of path) {
        const child = command.commands.find((one) => one.name() === name);
        if (!child) command.error(`error: unknown command '${name}'`, { code: "commander.unknownCommand" });
        else command = child;
      }
      command.help();
    });
}

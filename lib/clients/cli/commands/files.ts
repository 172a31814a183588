import { existsSync, writeFileSync } from "node:fs";
import type { Command } from "commander";
import type { CommandContext } from "../command-context";
import { CliError, usageError } from "../failure";
import { plainLine } from "../terminal/plain";

type GetFlags = { to?: string; force?: boolean };

/** `files get`. */
export function addFiles(program: Command, context: CommandContext): void {
  program
    .command("files")
    .description("Files of deliveries, briefs, disputes and messages")
    .command("get")
    .description("Download a file, to standard output unless --to says where")
    .argument("<id>")
    .option("--to <path>", "The file to write; one that is there is left as it is")
    .option("--force", "Write over what is there")
    .action(async (id: string, { to, force = false }: GetFlags) => {
      if (to === undefined) {
        refuseScreen(context);
      } else if (!force && existsSync(to)) {
        throw alreadyThere(to);
      }
      const { name, bytes } = await context.api().download(id);
      const size = bytes.byteLength;
      const told = `${plainLine(name)}, ${size.toLocaleString("en-US")} ${size === 1 ? "byte" : "bytes"}`;
      if (to === undefined) {
        context.terminal.out(bytes);
        context.note(told);
        return;
      }
      keep(to, bytes, force);
      if (context.json) context.answer({ id, name, size_bytes: size, path: to }, () => "");
      else context.note(`${told}: ${plainLine(to)}`);
    });
}

/** Bytes of other people are neither for a screen, which they may steer, nor a line of JSON. Throws wrong usage. */
function refuseScreen({ json, terminal }: CommandContext): void {
  if (json) throw usageError("--json tells what was written: say where with --to <path>.");
  if (terminal.width !== undefined)
    throw usageError("A file is not shown on the screen: say where it goes with --to <path>, or pipe it.");
}

/** Throws `file_exists`, `file_unwritable`. */
function keep(path: string, bytes: Uint8Array, force: boolean): void {
  try {
    writeFileSync(path, bytes, { flag: force ? "w" : "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw alreadyThere(path);
    throw new CliError("file_unwritable", `${path} cannot be written: ${message}`, "--to names a file in a folder.");
  }
}

function alreadyThere(path: string): CliError {
  return new CliError("file_exists", `${path} is there already.`, "--force writes over it.");
}

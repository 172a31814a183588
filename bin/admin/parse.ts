import { parseArgs } from "node:util";
import { DomainError } from "@/lib/core/errors";
import { type Command, type Flags, usage } from "./command";

export type Invocation = { command: Command; flags: Flags } | "help";

/** Which command the arguments name, and its flags. Throws `invalid_request` that says what would be right. */
export function parseInvocation(argv: readonly string[], commands: Record<string, Command>): Invocation {
  const words = argv.filter((word) => !["--json", "--help", "-h"].includes(word));
  const firstFlag = words.findIndex((word) => word.startsWith("-"));
  const named = words.slice(0, firstFlag === -1 ? undefined : firstFlag);
  const name = named.join(" ");
  if (name === "help" || argv.includes("--help") || argv.includes("-h")) return "help";
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const problem = name === "" ? "Name a command" : `Unknown command: ${name}`;
    throw new DomainError("invalid_request", `${problem}. Commands: ${Object.keys(commands).join(", ")}, help.`);
  }
  const flags = parseFlags(words.slice(named.length), command, usage(name, command));
  const missing = Object.keys(command.required).filter((flag) => !flags[flag]);
  if (missing.length > 0) {
    throw new DomainError(
      "invalid_request",
      `Missing ${missing.map((f) => `--${f}`).join(", ")}. Usage: ${usage(name, command)}`,
    );
  }
  return { command, flags };
}

function parseFlags(args: string[], command: Command, hint: string): Flags {
  const kinds = Object.entries({ ...command.required, ...command.optional });
  const options = Object.fromEntries(
    kinds.map(([flag, value]) => [flag, { type: value === null ? ("boolean" as const) : ("string" as const) }]),
  );
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split(". ") : [];
    throw new DomainError("invalid_request", `${problem}. Usage: ${hint}`.replaceAll("\n", " "));
  }
}

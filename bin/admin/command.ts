import type { Context } from "@/lib/core/context";

/** What a command says: `data` for programs, `text` for people. With `alarm` it exits with 1: something has to be done. */
export type Answer = { data: Record<string, unknown>; text: string; alarm?: boolean };

export type Flags = Record<string, string | boolean | undefined>;

/** One command of the operator's tool. `flags` are those it takes, with what their value is called; null marks a switch. */
export type Command = {
  about: string;
  required: Record<string, string>;
  optional: Record<string, string | null>;
  /** What it needs of `AUTH_SECRET`: that it is the service's (unless told otherwise), that there is one, nothing. */
  secret?: "any" | "none";
  run(ctx: Context, flags: Flags): Promise<Answer>;
};

/** How a command is called. */
export function usage(name: string, command: Command): string {
  const required = Object.entries(command.required).map(([flag, value]) => `--${flag} ${value}`);
  const optional = Object.entries(command.optional).map(([flag, value]) => `[--${flag}${value ? ` ${value}` : ""}]`);
  return [name, ...required, ...optional].join(" ");
}

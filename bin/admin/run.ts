import { systemContext } from "@/lib/core/system-context";
import { usage } from "./command";
import { COMMANDS } from "./commands";
import { withDatabase } from "./database";
import { parseInvocation } from "./parse";
import { failureOf } from "./report";

export type Run = { code: number; stdout: string; stderr: string };

/** Runs one command of the operator's tool and answers what it prints. Sets the environment of this process. */
export async function runAdmin(argv: string[]): Promise<Run> {
  const json = argv.includes("--json");
  try {
    const { code, text } = await answer(argv, json);
    return { code, stdout: `${text}\n`, stderr: "" };
  } catch (error) {
    const failure = failureOf(error);
    const lines = [failure.message, ...(json ? [JSON.stringify({ error: failure })] : [])];
    return { code: 1, stdout: "", stderr: `${lines.join("\n")}\n` };
  }
}

async function answer(argv: string[], json: boolean): Promise<{ code: number; text: string }> {
  const invocation = parseInvocation(argv, COMMANDS);
  if (invocation === "help") {
    const all = Object.entries(COMMANDS).map(([n, c]) => usage(n, c));
    return { code: 0, text: json ? JSON.stringify({ commands: all }) : help() };
  }
  const { command, flags } = invocation;
  const { data, text, alarm } = await withDatabase(command.secret, () =>
    command.run(systemContext("admin", new Date()), flags),
  );
  return { code: alarm ? 1 : 0, text: json ? JSON.stringify(data) : text };
}

function help(): string {
  const commands = Object.entries(COMMANDS).map(([name, c]) => `  ${usage(name, c)}\n      ${c.about}`);
  return [
    "Usage: npm run -s admin -- <command> [--json]",
    "",
    ...commands,
    "",
    "With --json the answer is one line of JSON on standard output.",
    "The database is that of DATABASE_URL, or of the service over GUILDHALL_DATA (.data), running or not.",
    "Run it with the settings of the service: AUTH_SECRET and BASE_URL above all, from its environment file.",
  ].join("\n");
}

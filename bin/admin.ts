import { systemContext } from "@/lib/core/system-context";
import { usage } from "./admin/command";
import { COMMANDS } from "./admin/commands";
import { withDatabase } from "./admin/database";
import { parseInvocation } from "./admin/parse";
import { failureOf } from "./admin/report";

/** The operator's tool: `npm run -s admin -- <noun> <verb> … [--json]`. Works beside a running service and without one. */
const argv = process.argv.slice(2);
const json = argv.includes("--json");

function help(): string {
  const commands = Object.entries(COMMANDS).map(([name, c]) => `  ${usage(name, c)}\n      ${c.about}`);
  return [
    "Usage: npm run -s admin -- <command> [--json]",
    "",
    ...commands,
    "",
    "With --json the answer is one line of JSON on standard output.",
    "The database is that of DATABASE_URL, or of the service over GUILDHALL_DATA (.data), running or not.",
  ].join("\n");
}

async function main(): Promise<void> {
  const invocation = parseInvocation(argv, COMMANDS);
  if (invocation === "help") {
    console.log(json ? JSON.stringify({ commands: Object.entries(COMMANDS).map(([n, c]) => usage(n, c)) }) : help());
    return;
  }
  const { command, flags } = invocation;
  const answer = await withDatabase(() => command.run(systemContext("admin", new Date()), flags));
  console.log(json ? JSON.stringify(answer.data) : answer.text);
}

main().catch((error) => {
  const failure = failureOf(error);
  console.error(failure.message);
  if (json) console.error(JSON.stringify({ error: failure }));
  process.exitCode = 1;
});

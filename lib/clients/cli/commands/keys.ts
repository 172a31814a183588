import type { Command } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { moment } from "../terminal/format";
import { type Column, table } from "../terminal/table";

type Key = components["schemas"]["ApiKey"];
type Scopes = components["schemas"]["NewApiKey"]["scopes"];
type NewFlags = { scope: Scopes; days?: number; ip?: string[] };

const KEYS: Column<Key>[] = [
  { title: "Id", of: (key) => key.id },
  { title: "Name", of: (key) => key.name, shrinks: true },
  { title: "Begins", of: (key) => key.prefix },
  { title: "Status", of: (key) => key.status },
  { title: "Scopes", of: (key) => key.scopes.join(" "), shrinks: true },
  { title: "Ends", of: (key) => (key.expires_at ? moment(key.expires_at) : "never") },
  { title: "Used", of: (key) => (key.last_used_at ? moment(key.last_used_at) : "never") },
];

/** `keys list`, `create`, `edit` and `revoke`: with a key that has their scopes, never with an app's sign-in. */
export function addKeys(program: Command, context: CommandContext): void {
  const keys = program
    .command("keys")
    .description("API keys that may no more than the one you use: it needs keys:write, from the page of keys");

  keys
    .command("list")
    .description("List your API keys, newest first")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (query: { limit?: number; cursor?: string }) => {
      const page = await context.api().get("/v1/keys", { params: { query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No keys.\n" : table(KEYS, data, look)));
      nextPage(context, page.next_cursor);
    });

  keys
    .command("create")
    .description("Make a key; it is shown this once")
    .argument("<name>")
    .requiredOption("--scope <scope...>", "What it may do, of what yours may")
    .option("--days <number>", "Days until it ends, 1 to 365", wholeNumber)
    .option("--ip <address...>", "Addresses and ranges that it may be used from")
    .action(async (name: string, { scope: scopes, days, ip }: NewFlags) => {
      const body = { name, scopes, expires_in_days: days, allowed_ips: ip };
      const made = await context.api().post("/v1/keys", { body });
      // a key ends with the one that made it at the latest
      const ends = made.expires_at ? `, which ends ${moment(made.expires_at)}` : "";
      context.answer(made, () => `Made ${made.id}${ends}.\nThe key, shown this once: ${made.token}\n`);
    });

  keys
    .command("edit")
    .description("Rename a key, or hold it to fewer addresses")
    .argument("<id>")
    .option("--name <name>", "What it is called")
    .option("--ip <address...>", "Addresses and ranges that it may be used from")
    .action(async (id: string, { name, ip }: { name?: string; ip?: string[] }) => {
      const body = { name, allowed_ips: ip };
      const key = await context.api().patch("/v1/keys/{id}", { params: { path: { id } }, body });
      context.answer(key, () => `Changed ${key.id}.\n`);
    });

  keys
    .command("revoke")
    .description("End a key at once, with those that it made")
    .argument("<id>")
    .action(async (id: string) => {
      const key = await context.api().delete("/v1/keys/{id}", { params: { path: { id } } });
      context.answer(key, () => `Revoked ${key.id}.\n`);
    });
}

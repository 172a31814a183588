import type { Command } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { METADATA_FLAG, metadataOf, wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { moment, words } from "../terminal/format";
import { type Column, table } from "../terminal/table";
import type { EventKind } from "../webhooks/inbox";

type Endpoint = components["schemas"]["WebhookEndpoint"];
type NewFlags = { event?: EventKind[]; description?: string; app?: string; metadata?: string[] };

const ENDPOINTS: Column<Endpoint>[] = [
  { title: "Id", of: (endpoint) => endpoint.id },
  { title: "Status", of: ({ status, disabled_reason: why }) => (why ? `${status} (${words(why)})` : status) },
  { title: "Events", of: (endpoint) => endpoint.event_types.join(" "), shrinks: true },
  { title: "URL", of: (endpoint) => endpoint.url, shrinks: true },
  { title: "About", of: (endpoint) => endpoint.description || null, shrinks: true },
  { title: "Created", of: (endpoint) => moment(endpoint.created_at) },
];

/** `webhooks endpoints list`, `create`, `disable` and `enable`. */
export function addEndpoints(webhooks: Command, context: CommandContext): void {
  const endpoints = webhooks.command("endpoints").description("Where deliveries go");

  endpoints
    .command("list")
    .description("List your endpoints, newest first")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .option("--app <app>", "Only those of an app of yours, oac_…")
    .action(async ({ app, ...others }: { limit?: number; cursor?: string; app?: string }) => {
      const query = { ...others, ...(app && { app_id: app }) };
      const page = await context.api().get("/v1/webhooks/endpoints", { params: { query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No endpoints.\n" : table(ENDPOINTS, data, look)));
      nextPage(context, page.next_cursor);
    });

  endpoints
    .command("create")
    .description("Create an endpoint; its signing secret is shown this once")
    .argument("<url>")
    .option("--event <kind...>", "Kinds of events; all unless given")
    .option("--description <text>", "What it is for")
    .option(...METADATA_FLAG)
    .option("--app <app>", "Of an app of yours, oac_…: for everybody who let it in")
    .action(async (url: string, { event, description, app, metadata }: NewFlags) => {
      const body = { url, description, event_types: event, app_id: app, ...metadataOf(metadata) };
      const made = await context.api().post("/v1/webhooks/endpoints", { body });
      context.answer(made, () => `Created ${made.id}.\nSigning secret, shown this once: ${made.secret}\n`);
    });

  endpoints
    .command("disable")
    .description("Stop deliveries to an endpoint")
    .argument("<id>")
    .action(async (id: string) => {
      const endpoint = await context.api().delete("/v1/webhooks/endpoints/{id}", { params: { path: { id } } });
      context.answer(endpoint, () => `Disabled ${endpoint.id}.\n`);
    });

  endpoints
    .command("enable")
    .description("Send to an endpoint again that was disabled")
    .argument("<id>")
    .action(async (id: string) => {
      const asked = { params: { path: { id } }, body: { status: "enabled" as const } };
      const endpoint = await context.api().patch("/v1/webhooks/endpoints/{id}", asked);
      context.answer(endpoint, () => `Enabled ${endpoint.id}.\n`);
    });
}

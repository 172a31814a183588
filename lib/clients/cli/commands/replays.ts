import type { Command } from "commander";
import type { components, paths } from "@/lib/clients/sdk/index";
import { wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { moment, words } from "../terminal/format";
import { type Column, table } from "../terminal/table";

type Delivery = components["schemas"]["WebhookDelivery"];
type Filters = NonNullable<paths["/v1/webhooks/endpoints/{id}/deliveries"]["get"]["parameters"]["query"]>;

const DELIVERIES: Column<Delivery>[] = [
  { title: "Id", of: (delivery) => delivery.id },
  { title: "State", of: (delivery) => words(delivery.state) },
  { title: "Kind", of: (delivery) => delivery.event_type },
  { title: "Event", of: (delivery) => delivery.event_id },
  { title: "Attempts", of: (delivery) => delivery.attempt_count, align: "right" },
  { title: "Last answer", of: ({ last_attempt: last }) => last && (last.status ?? last.error), shrinks: true },
  { title: "Created", of: (delivery) => moment(delivery.created_at) },
];

/** `webhooks deliveries`, `webhooks replay` and `webhooks rotate`. */
export function addReplays(webhooks: Command, context: CommandContext): void {
  webhooks
    .command("deliveries")
    .description("List what was sent to an endpoint, newest first")
    .argument("<endpoint-id>")
    .option("--state <state>", "Only those in a state, such as dead_letter", (state) => state.toUpperCase())
    .option("--event <event>", "Only of this event, evt_…")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (id: string, { event, ...others }: Filters & { event?: string }) => {
      const query: Filters = { ...others, ...(event && { event_id: event }) };
      const path = "/v1/webhooks/endpoints/{id}/deliveries";
      const page = await context.api().get(path, { params: { path: { id }, query } });
      context.answer(page, ({ data }, look) =>
        data.length === 0 ? "No deliveries.\n" : table(DELIVERIES, data, look),
      );
      nextPage(context, page.next_cursor);
    });

  webhooks
    .command("replay")
    .description("Send a delivery again, under the same idempotency key")
    .argument("<delivery-id>")
    .action(async (id: string) => {
      const path = "/v1/webhooks/deliveries/{id}/replay";
      const replay = await context.api().post(path, { params: { path: { id } } });
      context.answer(replay, () => `Sent ${replay.event_id} again as ${replay.id}.\n`);
    });

  webhooks
    .command("rotate")
    .description("Give an endpoint a new signing secret, shown this once; the old one signs too for a day")
    .argument("<endpoint-id>")
    .action(async (id: string) => {
      const path = "/v1/webhooks/endpoints/{id}/rotate-secret";
      const endpoint = await context.api().post(path, { params: { path: { id } } });
      context.answer(endpoint, () => `New signing secret of ${endpoint.id}, shown this once: ${endpoint.secret}\n`);
    });
}

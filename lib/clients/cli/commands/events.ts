import type { Command } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { positiveNumber, wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { CliError } from "../failure";
import { moment } from "../terminal/format";
import { jsonLine, plainLine } from "../terminal/plain";
import { type Column, table } from "../terminal/table";
import type { EventKind } from "../webhooks/inbox";

type Event = components["schemas"]["EventPage"]["data"][number];

/** Each look is a call of the plan. */
const EVERY_SECONDS = 120;
const EVERY = `${EVERY_SECONDS} unless given, 22,320 of the free plan's 30,000 calls a month`;

const EVENTS: Column<Event>[] = [
  { title: "Id", of: (event) => event.id },
  { title: "Kind", of: (event) => event.type },
  { title: "At", of: (event) => moment(event.created_at) },
];

/** `events list`, `follow` and `resend`. */
export function addEvents(program: Command, context: CommandContext): void {
  const events = program.command("events").description("What happened, as your endpoints were told");

  events
    .command("list")
    .description("List events, newest first")
    .option("--type <kind>", "Only of this kind, such as order.paid")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (query: { type?: EventKind; limit?: number; cursor?: string }) => {
      const page = await context.api().get("/v1/events", { params: { query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No events.\n" : table(EVENTS, data, look)));
      nextPage(context, page.next_cursor);
    });

  events
    .command("follow")
    .description("Show events as they happen, in their order, until Ctrl-C")
    .option("--after <id>", "Go on after this event")
    .option("--type <kind>", "Only of this kind")
    .option("--every <seconds>", `Between two looks: ${EVERY}`, positiveNumber)
    .action(async ({ after, type, every = EVERY_SECONDS }: { after?: string; type?: EventKind; every?: number }) => {
      const signal = context.terminal.stopped();
      const asked = { pauseMs: every * 1_000, ...(after && { after }), ...(type && { type }) };
      const stream = context.api().events.stream({ signal, ...asked });
      context.note(`Waiting for events, with a look every ${every} s. Ctrl-C stops.`);
      for await (const event of stream) {
        const { id, type: kind, created_at: at } = event;
        const line = `${at.slice(11, 19)}  ${plainLine(kind)}  ${plainLine(id)}\n`;
        context.terminal.out(context.json ? jsonLine(event) : line);
      }
    });

  events
    .command("resend")
    .description("Send an event to an endpoint again, under the same idempotency key")
    .argument("<event-id>")
    .requiredOption("--endpoint <id>", "The endpoint that is to get it")
    .action(async (event_id: string, { endpoint: id }: { endpoint: string }) => {
      const api = context.api();
      const params = { path: { id }, query: { event_id, limit: 1 } };
      const [delivery] = (await api.get("/v1/webhooks/endpoints/{id}/deliveries", { params })).data;
      if (!delivery)
        throw new CliError(
          "not_delivered",
          `${id} was never sent ${event_id}.`,
          "An event goes to the endpoints that asked for its kind when it happened.",
        );
      const path = "/v1/webhooks/deliveries/{id}/replay";
      const replay = await api.post(path, { params: { path: { id: delivery.id } } });
      context.answer(replay, () => `Sent ${event_id} to ${id} again as ${replay.id}.\n`);
    });
}

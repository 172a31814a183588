import type { Command } from "commander";
import type { CommandContext } from "../command-context";
import { CliError } from "../failure";
import { type EventKind, latestSession } from "../webhooks/inbox";

/** `webhooks trigger`. */
export function addTrigger(webhooks: Command, context: CommandContext): void {
  webhooks
    .command("trigger")
    .description("Send a test event: the example of a kind, signed like a real one")
    .argument("[kind]", "Such as order.paid", "ping")
    .option("--endpoint <id>", "Where to; unless given, where `webhooks listen` listens, or your only endpoint")
    .action(async (kind: EventKind, { endpoint }: { endpoint?: string }) => {
      const id = endpoint ?? (await receiver(context));
      const path = "/v1/webhooks/endpoints/{id}/test";
      const delivery = await context.api().post(path, { params: { path: { id } }, body: { event_type: kind } });
      context.answer(delivery, () => `Sent ${delivery.event_type} to ${id} as ${delivery.id}.\n`);
    });
}

async function receiver(context: CommandContext): Promise<string> {
  const api = context.api();
  const listening = await latestSession(api);
  if (listening) return listening;
  const { data } = await api.get("/v1/webhooks/endpoints", { params: { query: { limit: 100 } } });
  const [only, second] = data.filter((endpoint) => endpoint.status === "enabled");
  if (only && !second) return only.id;
  throw new CliError(
    "endpoint_unclear",
    only ? "There are several enabled endpoints." : "There is no enabled endpoint.",
    only ? "Name one: --endpoint whe_…" : "Start `guildhall webhooks listen --forward …` in another terminal.",
  );
}

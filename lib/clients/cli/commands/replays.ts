import type { Command } from "commander";
import type { CommandContext } from "../command-context";

/** `webhooks replay` and `webhooks rotate`. */
export function addReplays(webhooks: Command, context: CommandContext): void {
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

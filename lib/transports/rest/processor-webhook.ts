import { createContext } from "@/lib/core/context";
import { logger } from "@/lib/core/log";
import { constructEvent, constructTestEvent } from "@/lib/domain/trade/payments/processor";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { readBody } from "@/lib/transports/http/call";
import { endpoint } from "@/lib/transports/http/endpoint";

const MAX_EVENT_BYTES = 1024 * 1024;

/**
 * The payment processor's webhook: verified over its raw bytes, applied once, acknowledged with what was done. A bad signature is 400,
 * a database that is away 503, so that the processor sends it again.
 */
export const receiveProcessorEvent = endpoint("processorWebhook", async ({ request, requestId, now, ip }) => {
  const raw = await readBody(request, MAX_EVENT_BYTES);
  const signature = request.headers.get("stripe-signature") ?? "";
  const test = constructTestEvent(raw, signature);
  const event = test ?? constructEvent(raw, signature);
  const system = createContext({ actor: { kind: "system", id: "processor" }, requestId, now, ip });
  const ctx = { ...system, livemode: test === null };
  const outcome = await applyProcessorEvent(ctx, event);
  logger().info({ request_id: requestId, event: event.id, type: event.type, outcome }, "processor event");
  return { status: 200, body: JSON.stringify({ received: true, outcome }), headers: {} };
});

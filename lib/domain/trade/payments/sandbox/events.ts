import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { sandboxObjects, sandboxWebhooks } from "@/db/schema/payments";
import type { Call } from "./call";
import type { EventObject } from "./objects/kinds";
import type { Stored } from "./objects/stored";
import { randomId } from "./random";
import { publicFields } from "./view";

/** Channel on which a waiting worker hears that webhooks are due. */
export const WEBHOOK_CHANNEL = "sandbox_webhooks";

/**
 * Announces a change: the event holds the object as it is now, and `previous` the former values of what an update
 * changed. It is written with its webhook when the transaction ends, and so only if it commits.
 */
export function emit(call: Call, type: EventObject["type"], object: Stored, previous?: object, account?: string): void {
  const event: EventObject = {
    id: randomId("evt"),
    object: "event",
    ...(account && { account }),
    api_version: Stripe.API_VERSION,
    created: call.now,
    data: structuredClone({
      object: publicFields(object),
      ...(previous && { previous_attributes: previous }),
    }),
    livemode: false,
    pending_webhooks: 1,
    request: call.request,
    type,
  };
  call.outbox.push({ event, group: object._group ?? object.id });
}

/** Writes the transaction's events and their webhooks, and wakes the worker at commit. */
export async function publish(call: Call): Promise<void> {
  if (call.outbox.length === 0) return;
  const objects = call.outbox.map(({ event, group }) => ({
    id: event.id,
    object: event.object,
    data: { ...event, _group: group },
  }));
  const webhooks = call.outbox.map(({ event }) => ({
    eventId: event.id,
    body: JSON.stringify(event),
    dueAt: new Date(call.now * 1000),
  }));
  await call.db.insert(sandboxObjects).values(objects);
  await call.db.insert(sandboxWebhooks).values(webhooks);
  await call.db.execute(sql`select pg_notify(${WEBHOOK_CHANNEL}, '')`);
}

import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { processorEvents } from "@/db/schema";
import type { Context } from "@/lib/core/context";

/** Records that a processor event was taken, in the transaction that applies it. False when it was taken before. */
export async function noteEvent(tx: Transaction, ctx: Context, event: Stripe.Event): Promise<boolean> {
  const fresh = await tx
    .insert(processorEvents)
    .values({ id: event.id, type: event.type, receivedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: processorEvents.id });
  return fresh.length > 0;
}

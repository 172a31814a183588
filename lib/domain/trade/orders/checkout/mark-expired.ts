import { eq, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { freeSpending } from "@/lib/domain/platform/spending/reserve";
import { releaseFiles } from "@/lib/domain/trade/files/claim";
import { tryMoveOrder } from "../move";
import { viewOrderEvent } from "../showing/view-events";
import { announce } from "../telling/announce";

/** By whose word a checkout closes: the processor's unless told; a note where it was not time that closed it, and what must hold still. */
type Closing = { actor?: "processor" | "system"; note?: string; when?: SQL };

/** Closes the checkout of an order. False when it is closed. */
export async function markExpired(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  { actor = "processor", ...closing }: Closing = {},
): Promise<boolean> {
  const expired = await expire(tx, ctx, orderId, { actor, ...closing });
  if (!expired) return false;
  await announce(tx, ctx, expired, { kind: "checkout.expired", data: viewOrderEvent(expired) });
  return true;
}

/** Closes an order whose checkout was never opened, of which nobody has heard. False when it is closed. */
export async function markNeverOpened(tx: Transaction, ctx: Context, orderId: string): Promise<boolean> {
  return (await expire(tx, ctx, orderId, { actor: "system", note: "No checkout was opened." })) !== null;
}

async function expire(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  closing: Required<Pick<Closing, "actor">> & Closing,
) {
  const expired = await tryMoveOrder(tx, ctx, orderId, { to: "EXPIRED", ...closing });
  if (!expired) return null;
  await freeSpending(tx, expired);
  await releaseFiles(tx, ctx, { kind: "order_brief", id: orderId }, []);
  return expired;
}

/**
 * The same for the order of a session, in the order's mode, as the processor's event and the worker name it. An order that has another
 * session by then, since its person opened one in place of the app's, stays open.
 */
export async function markSessionExpired(tx: Transaction, ctx: Context, sessionId: string): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id, livemode: orders.livemode })
    .from(orders)
    .where(eq(orders.checkoutSessionId, sessionId));
  if (!order) return false;
  const own = { ...ctx, livemode: order.livemode };
  return markExpired(tx, own, order.id, { when: eq(orders.checkoutSessionId, sessionId) });
}

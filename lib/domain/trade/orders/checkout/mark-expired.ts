import { eq, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { freeSpending } from "@/lib/domain/platform/spending/reserve";
import { releaseFiles } from "@/lib/domain/trade/files/claim";
import { announce } from "../announce";
import { tryMoveOrder } from "../move";
import { viewOrderEvent } from "../view-events";

/**
 * Closes the checkout of an order: by the processor's word unless told, with a note where it was not time that closed it. False when it is
 * closed.
 */
export async function markExpired(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  note?: string,
  actor: "processor" | "system" = "processor",
  when?: SQL,
): Promise<boolean> {
  const why = note ? { note } : {};
  const expired = await tryMoveOrder(tx, ctx, orderId, { to: "EXPIRED", actor, when, ...why });
  if (!expired) return false;
  await freeSpending(tx, expired);
  await releaseFiles(tx, ctx, { kind: "order_brief", id: orderId }, []);
  await announce(tx, ctx, expired, { kind: "checkout.expired", data: viewOrderEvent(expired) });
  return true;
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
  const still = eq(orders.checkoutSessionId, sessionId);
  return markExpired(tx, { ...ctx, livemode: order.livemode }, order.id, undefined, "processor", still);
}

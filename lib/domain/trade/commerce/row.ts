import { and, eq, sql } from "drizzle-orm";
import { prepared, type Transaction } from "@/db/client";
import { approvals, commerceCheckouts, orders } from "@/db/schema";
import { type Refusal, refusedFor } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { lockOrder } from "@/lib/domain/trade/orders/refunds/reckon";
import type { Platform } from "./platform";

export type CheckoutRow = typeof commerceCheckouts.$inferSelect;

const ORDER = {
  id: orders.id,
  status: orders.status,
  paidAt: orders.paidAt,
  expiresAt: orders.expiresAt,
  checkoutUrl: orders.checkoutUrl,
  checkoutSessionId: orders.checkoutSessionId,
  productId: orders.productId,
  lines: orders.lines,
  /** Whether the person whom an app asked for their word said no. In a `sql` of its own: a select of one table would write its columns without it. */
  refused: sql<boolean>`${sql`exists (select from ${approvals} where ${approvals.orderId} = ${orders.id}
    and ${approvals.kind} = 'checkout' and ${approvals.status} = 'REFUSED')`}`.as("refused"),
};

/** What a checkout reads of its order. */
export type OrderOf = Pick<typeof orders.$inferSelect, Exclude<keyof typeof ORDER, "refused">> & { refused: boolean };

export type FoundCheckout = { row: CheckoutRow; order: OrderOf | null };

/** By its id, for `findCheckout`. */
export const checkoutById = prepared("commerce_checkout_by_id", (db) =>
  db
    .select({ row: commerceCheckouts, order: ORDER })
    .from(commerceCheckouts)
    .leftJoin(orders, eq(orders.id, commerceCheckouts.orderId))
    .where(
      and(eq(commerceCheckouts.id, sql.placeholder("id")), eq(commerceCheckouts.livemode, sql.placeholder("livemode"))),
    ),
);

/** The checkout of an id, for the platform that opened it, and the account that it was opened for; null for everyone else. */
export async function findCheckout(ctx: Context, platform: Platform, id: string): Promise<FoundCheckout | null> {
  const [found] = await checkoutById().execute({ id, livemode: ctx.livemode });
  return found && isIts(ctx, platform, found.row) ? found : null;
}

/**
 * The same, held for the transaction that changes it, and its order after it: the page that an order has is another one once its person
 * approves it.
 */
export async function holdCheckout(
  tx: Transaction,
  ctx: Context,
  platform: Platform,
  id: string,
): Promise<FoundCheckout | null> {
  const [row] = await tx
    .select()
    .from(commerceCheckouts)
    .where(and(eq(commerceCheckouts.id, id), eq(commerceCheckouts.livemode, ctx.livemode)))
    .for("update");
  if (!row || !isIts(ctx, platform, row)) return null;
  if (row.orderId) await lockOrder(tx, ctx, row.orderId);
  // read after it is held, with what was said of it meanwhile
  const [order] = row.orderId ? await tx.select(ORDER).from(orders).where(eq(orders.id, row.orderId)) : [];
  return { row, order: order ?? null };
}

/** Anyone who signed when it was opened signs for all that follows; what was opened for a person is theirs. */
function isIts({ actor }: Context, platform: Platform, row: CheckoutRow): boolean {
  const account = actor.kind === "credential" ? actor.userId : null;
  if (row.platform !== platform.url || (row.signed && !platform.signed)) return false;
  return row.userId === null || row.userId === account;
}

/** What everyone else is told: that it exists is not theirs to know. */
export function noSuchCheckout(): Refusal {
  return refusedFor("not_found", "There is no such checkout. Open a new one.", env().BASE_URL);
}

import { and, eq, isNotNull, lte, or, sql } from "drizzle-orm";
import { orders, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { orderFor } from "@/lib/domain/trade/orders/access";

/** What a receipt says besides what the order does: its number, and who paid and sold, as far as they gave it. */
export type ReceiptFacts = {
  /** One creator's paid orders, counted in the order in which they were paid: `DEMO-00042`. */
  number: string;
  buyer: { name: string | null; email: string | null };
  seller: { name: string; handle: string; location: string | null };
};

/** Of a paid order, for either side of it. Throws `not_found`, also before it is paid. */
export async function readReceipt(ctx: Context, orderId: string, token?: string): Promise<ReceiptFacts> {
  const order = await orderFor(ctx, orderId, "read", token);
  const { paidAt, id, profileId, livemode } = order;
  if (!paidAt) throw notFound("The receipt");
  const before = or(
    sql`${orders.paidAt} < ${paidAt.toISOString()}::timestamptz`,
    and(eq(orders.paidAt, paidAt), lte(orders.id, id)),
  );
  const [[seller], place] = await Promise.all([
    ctx.db.select({ location: profiles.location }).from(profiles).where(eq(profiles.id, profileId)),
    ctx.db.$count(
      orders,
      and(eq(orders.profileId, profileId), isNotNull(orders.paidAt), eq(orders.livemode, livemode), before),
    ),
  ]);
  const series = `${order.handle}${livemode ? "" : "-test"}`.toUpperCase();
  return {
    number: `${series}-${String(place).padStart(5, "0")}`,
    buyer: { name: order.buyerName, email: order.buyerEmail },
    seller: { name: order.displayName, handle: order.handle, location: seller?.location ?? null },
  };
}

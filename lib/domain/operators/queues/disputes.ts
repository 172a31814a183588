import { and, asc, count, eq, min } from "drizzle-orm";
import { orders, profiles } from "@/db/schema";
import { formatMoney } from "@/lib/core/values/money";
import { AGREE_MS } from "@/lib/domain/trade/orders/disputes/resolve";
import { MOST, type Queue } from "./queue";

// what is decided for the buyer stays DISPUTED until the processor has sent the money back
const OPEN = and(eq(orders.status, "DISPUTED"), eq(orders.livemode, true), eq(orders.refundPendingCents, 0));

/** Orders in dispute. Served by `orders_disputed`. */
export const DISPUTES: Queue = {
  title: "Disputes",
  about: "Orders that buyer and creator do not agree on. After five days an operator decides.",
  async size({ db }) {
    const [row] = await db
      .select({ count: count(), oldest: min(orders.disputedAt) })
      .from(orders)
      .where(OPEN);
    return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
  },
  async list({ db, now }) {
    const rows = await db
      .select({ order: orders, handle: profiles.handle })
      .from(orders)
      .innerJoin(profiles, eq(profiles.id, orders.profileId))
      .where(OPEN)
      .orderBy(asc(orders.disputedAt), asc(orders.id))
      .limit(MOST);
    return rows.map(({ order, handle }) => {
      const at = order.disputedAt ?? order.updatedAt;
      const ours = at.getTime() + AGREE_MS <= now.getTime();
      const bank = order.processorDispute === "open" ? ", and a dispute is open at the card holder's bank" : "";
      return {
        id: order.id,
        title: `${order.productTitle}, of @${handle}`,
        detail: `${formatMoney(order.amountCents, order.currency)}, ${ours ? "yours to decide" : "both sides may still agree"}${bank}`,
        at: at.toISOString(),
        path: `/operator/disputes/${order.id}`,
        again: null,
      };
    });
  },
};

import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { orderRefunds, orders, profiles, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { formatMoney } from "@/lib/core/values/money";
import { MOST, type Queue, type QueueItem } from "./queue";

/** Card disputes that are open at the processor. Served by `orders_disputed`. */
const OPEN = and(eq(orders.status, "DISPUTED"), eq(orders.processorDispute, "open"), eq(orders.livemode, true));
/** Lost ones, of orders and of tips and memberships, of which the creator has not made good their part. */
const LOST = and(
  // literal, not bound: only so does the partial index hold what it looks for
  sql`${orderRefunds.processorId} like 'du_%'`,
  isNull(orderRefunds.reversedAt),
  eq(orderRefunds.livemode, true),
);
const LOST_APART = and(
  isNotNull(releases.chargebackCents),
  isNull(releases.chargebackReversedAt),
  eq(releases.livemode, true),
);

/** What card holders dispute at their banks. */
export const CHARGEBACKS: Queue = {
  title: "Chargebacks",
  about:
    "Card disputes that are answered at the processor, before the bank's time is over, and money that a bank took which its creator has not given back: the service bears it until then.",
  async size(ctx) {
    const items = await all(ctx);
    return { count: items.length, oldest: items[0]?.at ?? null };
  },
  list: all,
};

async function all({ db }: Context): Promise<QueueItem[]> {
  const [open, lost, apart] = await Promise.all([
    db
      .select({ order: orders, handle: profiles.handle })
      .from(orders)
      .innerJoin(profiles, eq(profiles.id, orders.profileId))
      .where(OPEN)
      .orderBy(asc(orders.disputedAt), asc(orders.id))
      .limit(MOST),
    db
      .select({ refund: orderRefunds, title: orders.productTitle, currency: orders.currency, handle: profiles.handle })
      .from(orderRefunds)
      .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
      .innerJoin(profiles, eq(profiles.id, orders.profileId))
      .where(LOST)
      .orderBy(asc(orderRefunds.createdAt))
      .limit(MOST),
    db
      .select({ release: releases, handle: profiles.handle, userId: profiles.userId })
      .from(releases)
      .innerJoin(profiles, eq(profiles.id, releases.profileId))
      .where(LOST_APART)
      .orderBy(asc(releases.createdAt))
      .limit(MOST),
  ]);
  const items: QueueItem[] = [
    ...open.map(({ order, handle }) => ({
      id: order.id,
      title: `${formatMoney(order.amountCents, order.currency)} of ${order.productTitle}, of @${handle}`,
      detail: `Answer ${order.processorDisputeId ?? "the dispute"} at the processor.`,
      at: (order.disputedAt ?? order.updatedAt).toISOString(),
      path: `/operator/disputes/${order.id}`,
      again: null,
    })),
    ...lost.map(({ refund, title, currency, handle }) => ({
      id: refund.id,
      title: `${formatMoney(refund.cents, currency)} of ${title}, of @${handle}`,
      detail: `Lost to the bank, and not back from the creator: ${refund.lastError ?? "not asked yet"}. It is asked again by itself.`,
      at: refund.createdAt.toISOString(),
      path: `/operator/disputes/${refund.orderId}`,
      again: null,
    })),
    ...apart.map(({ release, handle, userId }) => ({
      id: release.id,
      title: `${formatMoney(release.chargebackCents ?? 0)}, a ${release.kind} of @${handle}`,
      detail: "Gone back to the buyer, and not back from the creator. It is asked again by itself.",
      at: release.createdAt.toISOString(),
      path: `/operator/accounts/${userId}`,
      again: null,
    })),
  ];
  return items.sort((a, b) => a.at.localeCompare(b.at)).slice(0, MOST);
}

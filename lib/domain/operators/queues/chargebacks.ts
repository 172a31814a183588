import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { orderRefunds, orders, owedRefunds, profiles, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { formatMoney } from "@/lib/core/values/money";
import { UNREVERSED } from "@/lib/domain/trade/orders/refunds/send-due";
import { OWES } from "@/lib/domain/trade/payments/send-owed-refunds";
import { NOT_TAKEN } from "@/lib/domain/trade/payouts/charged-back";
import { MOST, type Queue, type QueueItem } from "./queue";

/**
 * Card disputes that are open at the processor, of payments that their orders took, however those ended. Served by `orders_bank_disputes`:
 * literal, not bound.
 */
const OPEN = and(sql`${orders.processorDispute} = 'open'`, isNotNull(orders.paidAt), eq(orders.livemode, true));
/** What went back of orders, of tips and memberships, and of what came for nothing, and of which the creator has not made good their part. */
const OF_ORDERS = and(UNREVERSED, eq(orderRefunds.livemode, true));
const APART = and(NOT_TAKEN, eq(releases.livemode, true));
const FOR_NOTHING = and(OWES, eq(owedRefunds.livemode, true));

/** What card holders dispute at their banks. */
export const CHARGEBACKS: Queue = {
  title: "Chargebacks",
  about:
    "Card disputes that are answered at the processor, before the bank's time is over, and money that went back to a buyer, by their bank or from the service's own, which its creator has not given back: the service bears it until then.",
  async size(ctx) {
    const items = await all(ctx);
    return { count: items.length, oldest: items[0]?.at ?? null };
  },
  list: all,
};

async function all({ db }: Context): Promise<QueueItem[]> {
  const [open, lost, apart, owed] = await Promise.all([
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
      .where(OF_ORDERS)
      .orderBy(asc(orderRefunds.createdAt))
      .limit(MOST),
    db
      .select({ release: releases, handle: profiles.handle, userId: profiles.userId })
      .from(releases)
      .innerJoin(profiles, eq(profiles.id, releases.profileId))
      .where(APART)
      .orderBy(asc(releases.createdAt))
      .limit(MOST),
    db
      .select({ owed: owedRefunds, handle: profiles.handle, userId: profiles.userId })
      .from(owedRefunds)
      .innerJoin(profiles, eq(profiles.id, owedRefunds.profileId))
      .where(FOR_NOTHING)
      .orderBy(asc(owedRefunds.createdAt))
      .limit(MOST),
  ]);
  const items: QueueItem[] = [
    ...open.map(({ order, handle }) => ({
      id: order.id,
      title: `${formatMoney(order.amountCents, order.currency)} of ${order.productTitle}, of @${handle}`,
      detail: `Answer ${order.processorDisputeId ?? "the dispute"} at the processor.${order.status === "COMPLETED" ? " The order is completed: what of it has not been paid out is held until the bank decides." : ""}`,
      at: (order.disputedAt ?? order.updatedAt).toISOString(),
      path: `/operator/disputes/${order.id}`,
      again: null,
    })),
    ...lost.map(({ refund, title, currency, handle }) => ({
      id: refund.id,
      title: `${formatMoney(refund.cents, currency)} of ${title}, of @${handle}`,
      detail: `${refund.byDispute ? "Lost to the bank" : "Gone back to the buyer"}, and not back from the creator: ${refund.lastError ?? "not asked yet"}. It is asked again by itself.`,
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
    ...owed.map(({ owed: row, handle, userId }) => ({
      id: row.id,
      title: `${formatMoney(row.refundedCents ?? 0, row.currency ?? "usd")}, paid for nothing: ${row.title}, of @${handle}`,
      detail: `Gone back to the buyer, and not back from the creator: ${row.lastError ?? "not asked yet"}. It is asked again by itself.`,
      at: row.createdAt.toISOString(),
      path: `/operator/accounts/${userId}`,
      again: null,
    })),
  ];
  return items.sort((a, b) => a.at.localeCompare(b.at)).slice(0, MOST);
}

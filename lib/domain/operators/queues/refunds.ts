import { and, asc, eq, gte, isNull, lt } from "drizzle-orm";
import { orderRefunds, orders, orderTips, owedRefunds, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { formatMoney } from "@/lib/core/values/money";
import { isGivenUp, refusalsOf } from "@/lib/domain/trade/orders/refunds/rounds";
import { GOES_BACK } from "@/lib/domain/trade/tips/refund-tip";
import { MOST, type Queue, type QueueItem } from "./queue";

/** How often the processor may say no before somebody looks. */
const TRIES = 3;
/** How long a tip may be on its way back before somebody looks: it has been asked for 24 times afresh. */
const TIP_MS = 86_400_000;

const REFUSED = and(eq(orderRefunds.status, "FAILED"), eq(orderRefunds.livemode, true));
const NOT_TAKEN = and(
  eq(orderRefunds.status, "REQUESTED"),
  isNull(orderRefunds.processorId),
  gte(orderRefunds.attempts, TRIES),
  eq(orderRefunds.livemode, true),
);
const OWED = and(isNull(owedRefunds.refundedAt), gte(owedRefunds.attempts, TRIES), eq(owedRefunds.livemode, true));

/** Money on its way back that does not get there. */
export const REFUNDS: Queue = {
  title: "Refunds",
  about:
    "Refunds that a bank refused or the processor does not take, tips that do not go back, and money that came for nothing and has not gone back.",
  async size(ctx) {
    const items = await all(ctx);
    return { count: items.length, oldest: items[0]?.at ?? null };
  },
  list: all,
};

async function all({ db, now }: Context): Promise<QueueItem[]> {
  const ofOrders = (where: typeof REFUSED) =>
    db
      .select({ refund: orderRefunds, title: orders.productTitle, currency: orders.currency })
      .from(orderRefunds)
      .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
      .where(where)
      .orderBy(asc(orderRefunds.id))
      .limit(MOST);
  const longAgo = lt(orderTips.refundRequestedAt, new Date(now.getTime() - TIP_MS));
  const [refused, untaken, owed, tips] = await Promise.all([
    ofOrders(REFUSED),
    ofOrders(NOT_TAKEN),
    db
      .select({ owed: owedRefunds, handle: profiles.handle })
      .from(owedRefunds)
      .leftJoin(profiles, eq(profiles.id, owedRefunds.profileId))
      .where(OWED)
      .orderBy(asc(owedRefunds.createdAt))
      .limit(MOST),
    db
      .select({ tip: orderTips, title: orders.productTitle, currency: orders.currency })
      .from(orderTips)
      .innerJoin(orders, eq(orders.id, orderTips.orderId))
      .where(and(GOES_BACK, longAgo, eq(orderTips.livemode, true)))
      .orderBy(asc(orderTips.refundRequestedAt))
      .limit(MOST),
  ]);
  const items: QueueItem[] = [
    ...refused.map(({ refund, title, currency }) => ({
      id: refund.id,
      title: `${formatMoney(refund.cents, currency)} of ${title}`,
      detail: `The buyer's bank refused it${refund.lastError ? `: ${refund.lastError}` : ""}. Tried again ${refund.retries} times.`,
      at: refund.createdAt.toISOString(),
      path: `/operator/search?q=${refund.orderId}`,
      again: { kind: "refund" as const, id: refund.id, of: refund.orderId },
    })),
    ...untaken.map(({ refund, title, currency }) => ({
      id: refund.id,
      title: `${formatMoney(refund.cents, currency)} of ${title}`,
      detail: `The processor does not take it (asked ${refusalsOf(refund.attempts)} times): ${refund.lastError ?? "no reason given"}. ${isGivenUp(refund.attempts) ? "It is asked no more: mend the cause there, then try again." : "It is asked again by itself."}`,
      at: refund.createdAt.toISOString(),
      path: `/operator/search?q=${refund.orderId}`,
      again: isGivenUp(refund.attempts) ? { kind: "refund" as const, id: refund.id, of: refund.orderId } : null,
    })),
    ...owed.map(({ owed: row, handle }) => ({
      id: row.id,
      title: `Paid for nothing: ${row.title}${handle ? `, @${handle}` : ""}`,
      detail: `Asked ${row.attempts} times: ${row.lastError ?? "no reason given"}. It is asked again by itself.`,
      at: row.createdAt.toISOString(),
      path: null,
      again: null,
    })),
    ...tips.map(({ tip, title, currency }) => ({
      id: tip.id,
      title: `${formatMoney(tip.cents, currency)}, a tip for ${title}`,
      detail: "Its creator sent it back, and the processor does not take it. It is asked again by itself.",
      at: (tip.refundRequestedAt ?? tip.createdAt).toISOString(),
      path: `/operator/search?q=${tip.orderId}`,
      again: null,
    })),
  ];
  return items.sort((a, b) => a.at.localeCompare(b.at)).slice(0, MOST);
}

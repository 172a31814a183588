import { and, asc, eq, gt, isNotNull, lt } from "drizzle-orm";
import { orderTips } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS, HOUR_MS } from "@/lib/core/values/durations";
import { cameToNothing } from "@/lib/domain/trade/payments/came-to-nothing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { markTipExpired, markTipPaid } from "./apply-tip-event";

const BATCH = 50;
/** The processor closes a page after a day; its event has an hour. */
const PAGE_MS = DAY_MS + HOUR_MS;

type Tip = typeof orderTips.$inferSelect;

/**
 * Asks the processor for what became of tips of both modes whose page's time is over, and of which it has not told: an order has one open tip,
 * and an event that is lost must stand in the way of no other. All of them, `size` at a time. Answers how many were paid or ended.
 */
export async function hearTips(ctx: Context, size = BATCH): Promise<number> {
  const { status, sessionId, createdAt, orderId } = orderTips;
  const early = new Date(ctx.now.getTime() - PAGE_MS);
  const open = and(eq(status, "OPEN"), isNotNull(sessionId), lt(createdAt, early));
  return allAlone<Tip>(ctx, {
    size,
    due: async (after) =>
      ctx.db
        .select()
        .from(orderTips)
        .where(and(open, after && gt(orderId, after.orderId)))
        .orderBy(asc(orderId))
        .limit(size),
    work: (tip, own) => hear({ ...own, livemode: tip.livemode }, tip),
    failed: "the processor did not say what became of a tip; it will be asked again",
  });
}

/** False for one that can still be paid: on a page that was opened later, or by a bank that has not answered. */
async function hear(ctx: Context, { sessionId }: Tip): Promise<boolean> {
  const session = await processor(ctx).checkout.sessions.retrieve(sessionId ?? "");
  const over = session.status === "expired" || (await cameToNothing(session, ctx));
  return transaction(ctx, async (tx, within) =>
    over ? markTipExpired(tx, within, session.id) : ((await markTipPaid(tx, within, session)) ?? false),
  );
}

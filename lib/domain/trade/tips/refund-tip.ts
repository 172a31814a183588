import { and, asc, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { wakeAfter } from "@/db/client";
import { orderTips } from "@/db/schema";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { orderFor } from "@/lib/domain/trade/orders/access/access";
import { TIPS_CHANNEL } from "@/lib/domain/trade/orders/closing/tips-channel";
import { giveBack, giveBackAtOnce } from "@/lib/domain/trade/payments/give-back";
import { isOwedBack, oweBack } from "@/lib/domain/trade/payouts/charged-back";
import { TIP_PAID } from "./paid";

const BATCH = 50;
/** The creator sends a tip back, all of it. Throws `not_found`, `conflict` (there is none, or it is on its way back). */
export async function refundTip(ctx: Context, orderId: string): Promise<void> {
  const { profileId } = await orderFor(ctx, orderId, "refund");
  const tip = await transaction(ctx, async (tx, within) => {
    const [decided] = await tx
      .update(orderTips)
      .set({ refundRequestedAt: ctx.now })
      .where(
        and(
          eq(orderTips.orderId, orderId),
          eq(orderTips.livemode, ctx.livemode),
          eq(orderTips.status, "PAID"),
          isNull(orderTips.refundRequestedAt),
        ),
      )
      .returning();
    if (!decided) throw conflict("There is no tip to send back.");
    await recordAudit(
      tx,
      within,
      profileId,
      "tip.refund_requested",
      { type: "order", id: orderId },
      { tip: decided.id },
    );
    if (ctx.inTransaction) wakeAfter(tx, TIPS_CHANNEL);
    return decided;
  });
  // what this decided may not be committed yet: the worker asks
  if (ctx.inTransaction) return;
  await sendTip(ctx, tip).catch((err) => ctx.log.error({ err, tip: tip.id }, "a tip's refund waits for the worker"));
}

type Tip = typeof orderTips.$inferSelect;

/** A tip is paid out at once: its creator's account has often too little by now. */
async function sendTip(ctx: Context, { id, paymentIntentId, livemode }: Tip): Promise<void> {
  const of = { ...ctx, livemode };
  const source = paymentIntentId ?? "";
  // a refusal is kept under its key: it is asked afresh every hour. All of it goes, so that however often it is asked it goes once
  const key = `tip-refund:${id}:${ctx.now.toISOString().slice(0, 13)}`;
  await giveBackAtOnce({
    owes: await isOwedBack(of, source),
    send: (passedOn) =>
      giveBack(source, {
        of,
        passedOn,
        idempotencyKey: passedOn ? key : `${key}:apart`,
        reason: "requested_by_customer",
        metadata: { tip_id: id },
      }),
    owe: () => oweBack(of, source),
  });
}

/** Those of either mode that are to go back and have not. */
export const GOES_BACK = and(eq(orderTips.status, "PAID"), isNotNull(orderTips.refundRequestedAt));

/** Asks again for every tip that is to go back and has not, `size` at a time. Answers how many the processor was asked for. */
export async function sendTipsBack(ctx: Context, size = BATCH): Promise<number> {
  return allAlone<Tip>(ctx, {
    size,
    due: async (after) =>
      ctx.db
        .select()
        .from(orderTips)
        .where(and(GOES_BACK, after && gt(orderTips.id, after.id)))
        .orderBy(asc(orderTips.id))
        .limit(size),
    work: (tip, own) => sendTip(own, tip),
    failed: "a tip did not go back; it will be tried again",
  });
}

/** The tip of an order that was paid, or null. The caller has been let in to the order. */
export async function tipOf(ctx: Context, orderId: string): Promise<SettlementView["money"]["tip"]> {
  const [tip] = await ctx.db
    .select()
    .from(orderTips)
    .where(and(eq(orderTips.orderId, orderId), eq(orderTips.livemode, ctx.livemode), TIP_PAID))
    .orderBy(desc(orderTips.id))
    .limit(1);
  if (!tip) return null;
  const { cents, status, paidAt, refundRequestedAt } = tip;
  return {
    amount_cents: cents,
    status: status === "REFUNDED" ? "REFUNDED" : "PAID",
    paid_at: paidAt?.toISOString() ?? null,
    on_its_way_back: status === "PAID" && refundRequestedAt !== null,
  };
}

import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { orderTips } from "@/db/schema";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { eachAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { orderFor } from "@/lib/domain/trade/orders/access/access";
import { giveBack } from "@/lib/domain/trade/payments/give-back";

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
    return decided;
  });
  await sendTip(tip).catch((err) => ctx.log.error({ err, tip: tip.id }, "a tip's refund waits for the worker"));
}

type Tip = typeof orderTips.$inferSelect;

async function sendTip({ id, paymentIntentId, ...of }: Tip): Promise<void> {
  await giveBack(paymentIntentId ?? "", {
    of,
    idempotencyKey: `tip-refund:${id}`,
    reason: "requested_by_customer",
    metadata: { tip_id: id },
  });
}

/** Asks again for every tip, of both modes, that is to go back and has not. Answers how many the processor was asked for. */
export async function sendTipsBack(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select()
    .from(orderTips)
    .where(and(eq(orderTips.status, "PAID"), isNotNull(orderTips.refundRequestedAt)))
    .limit(50);
  return eachAlone(ctx, due, { work: sendTip, failed: "a tip did not go back; it will be tried again" });
}

/** The tip of an order that was paid, or null. The caller has been let in to the order. */
export async function tipOf(ctx: Context, orderId: string): Promise<SettlementView["money"]["tip"]> {
  const [tip] = await ctx.db
    .select()
    .from(orderTips)
    .where(
      and(
        eq(orderTips.orderId, orderId),
        eq(orderTips.livemode, ctx.livemode),
        inArray(orderTips.status, ["PAID", "REFUNDED"]),
      ),
    )
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

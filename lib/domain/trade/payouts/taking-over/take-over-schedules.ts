import { and, asc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { orders, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { processor } from "@/lib/domain/trade/payments/processor";
import { netCents } from "../net";
import { PAID_DAILY, release } from "../release";

const BATCH = 50;
const AT_WORK = ["PAID", "DELIVERED", "REVISION_REQUESTED", "DISPUTED"] as const;

/**
 * Switches accounts that the processor still pays daily to payouts that we ask for. What such an account has beyond what its open
 * orders hold was earned before, and is released at once. All of them, `size` at a time, as one that the creator has closed stays due.
 * Answers how many were switched.
 */
export async function takeOverSchedules(ctx: Context, size = BATCH): Promise<number> {
  return allAlone<{ id: string; account: string | null }>(ctx, {
    size,
    due: async (after) =>
      ctx.db
        .select({ id: profiles.id, account: profiles.processorAccountId })
        .from(profiles)
        .where(and(PAID_DAILY, after && gt(profiles.id, after.id)))
        .orderBy(asc(profiles.id))
        .limit(size),
    work: async ({ id, account }, own) => account !== null && takeOver(own, id, account),
    failed: "a payout schedule was not taken over; it will be tried again",
  });
}

async function takeOver(ctx: Context, profileId: string, account: string): Promise<boolean> {
  await processor().accounts.update(account, { settings: { payouts: { schedule: { interval: "manual" } } } });
  const { available, pending } = await processor().balance.retrieve({}, { stripeAccount: account });
  const has = [...available, ...pending]
    .filter(({ currency }) => currency === "usd")
    .reduce((sum, b) => sum + b.amount, 0);
  return transaction(ctx, async (tx, within) => {
    const [taken] = await tx
      .update(profiles)
      .set({ payoutsManual: true })
      .where(and(eq(profiles.id, profileId), eq(profiles.payoutsManual, false)))
      .returning({ id: profiles.id });
    if (!taken) return false;
    const open = await tx
      .select({ amountCents: orders.amountCents, feeCents: orders.feeCents, refundedCents: orders.refundedCents })
      .from(orders)
      .where(
        and(
          eq(orders.profileId, profileId),
          eq(orders.livemode, true),
          inArray(orders.status, [...AT_WORK]),
          isNotNull(orders.paymentIntentId),
        ),
      );
    const held = open.reduce((sum, order) => sum + netCents(order), 0);
    const earned = has - held;
    if (earned > 0) {
      await release(tx, within, { profileId, kind: "balance", source: account, amountCents: earned, feeCents: 0 });
    }
    await recordAudit(tx, within, profileId, "payouts.scheduled", { type: "profile", id: profileId }, { earned });
    return true;
  });
}

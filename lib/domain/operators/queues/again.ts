import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { wakeAfter } from "@/db/client";
import { mails, planLeads, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireOperator } from "@/lib/domain/operators/access";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { MAILS_CHANNEL } from "@/lib/domain/platform/mail/queue";
import { retryFailedRefund } from "@/lib/domain/trade/orders/refunds/retry";
import { RELEASES_CHANNEL } from "@/lib/domain/trade/payouts/release";
import type { QueueItem } from "./queue";

type Again = NonNullable<QueueItem["again"]>;

const GONE = conflict("Somebody has dealt with this meanwhile. Nothing was changed now.");

/**
 * Tries something again that failed, or marks a message as answered: the first operator has it. Throws `conflict` for what is under way
 * or done, and for a refund that was tried too often.
 */
export async function tryAgain(ctx: Context, { kind, id, of }: Again): Promise<{ id: string }> {
  await requireOperator(ctx);
  if (kind === "refund") await retryFailedRefund(ctx, of, id);
  else await transaction(ctx, (_tx, within) => AGAIN[kind](within, id));
  return { id };
}

const AGAIN: Record<Exclude<Again["kind"], "refund">, (ctx: Context, id: string) => Promise<void>> = {
  async mail(ctx, id) {
    const [mail] = await ctx.db
      .update(mails)
      .set({ failedAt: null, error: null, attempts: 0, dueAt: ctx.now })
      .where(and(eq(mails.id, id), isNotNull(mails.failedAt)))
      .returning({ kind: mails.kind });
    if (!mail) throw GONE;
    await recordAudit(ctx.db, ctx, null, "mail.retried", { type: "mail", id }, { kind: mail.kind });
    wakeAfter(ctx.db, MAILS_CHANNEL);
  },
  async payout(ctx, id) {
    const waits = and(inArray(releases.status, ["WAITING", "SENDING"]), isNotNull(releases.lastError));
    const [row] = await ctx.db
      .update(releases)
      .set({ dueAt: ctx.now, attempts: 0, lastError: null })
      .where(and(eq(releases.id, id), waits, eq(releases.livemode, true)))
      .returning({ profileId: releases.profileId });
    if (!row) throw GONE;
    await recordAudit(ctx.db, ctx, row.profileId, "payout.retried", { type: "release", id });
    wakeAfter(ctx.db, RELEASES_CHANNEL);
  },
  async lead(ctx, id) {
    const [row] = await ctx.db
      .update(planLeads)
      .set({ answeredAt: ctx.now })
      .where(and(eq(planLeads.id, id), isNull(planLeads.answeredAt)))
      .returning({ id: planLeads.id });
    if (!row) throw GONE;
    await recordAudit(ctx.db, ctx, null, "lead.answered", { type: "lead", id });
  },
};

import { eq } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { owedRefunds } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { recordAudit } from "@/lib/domain/platform/audit/record";

/** The channel that wakes the job that sends. */
export const OWED_REFUNDS_CHANNEL = "owed_refunds";

type OwedRow = typeof owedRefunds.$inferSelect;
export type Owing = Pick<OwedRow, "source" | "reason" | "subject" | "title" | "profileId" | "buyerEmail"> & {
  userId?: string;
};

/**
 * Notes that a payment, or all that a subscription was paid with, came for nothing: in the transaction that notices it, so that it is
 * never forgotten, and once however often it is noticed. The worker sends it back after the commit. False when it is known.
 */
export async function oweRefund(tx: Transaction, ctx: Context, owing: Owing): Promise<boolean> {
  const id = newId("owed", ctx.now.getTime());
  const [owed] = await tx
    .insert(owedRefunds)
    .values({ id, ...owing, dueAt: ctx.now, livemode: ctx.livemode, createdAt: ctx.now })
    .onConflictDoNothing({ target: owedRefunds.source })
    .returning({ id: owedRefunds.id });
  if (!owed) return false;
  const { reason, subject, source } = owing;
  await recordAudit(
    tx,
    ctx,
    owing.profileId ?? owing.userId ?? null,
    "refund.owed",
    { type: "refund", id },
    { reason, subject, source },
  );
  wakeAfter(tx, OWED_REFUNDS_CHANNEL);
  return true;
}

/** Whether this payment or subscription came for nothing, as far as is known; the processor's ids are of one mode each. */
export async function isOwed(tx: Transaction, source: string): Promise<boolean> {
  return (await tx.$count(owedRefunds, eq(owedRefunds.source, source))) > 0;
}

import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { memberships, membershipTiers } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { confirmLeaving, tellLeaving } from "./mails";

/**
 * Writes when an active membership of the context's mode is to end (`end` in Unix seconds), or with null that it goes on, in the caller's
 * transaction. Both sides are told of an end. False where the same stands there already.
 */
export async function setEnd(tx: Transaction, ctx: Context, which: SQL, end: number | null): Promise<boolean> {
  const endsAt = end === null ? null : new Date(end * 1000);
  const other = sql`${memberships.endsAt} is distinct from ${endsAt?.toISOString() ?? null}::timestamptz`;
  const [row] = await tx
    .update(memberships)
    .set({ endsAt })
    .where(and(which, eq(memberships.livemode, ctx.livemode), eq(memberships.status, "ACTIVE"), other))
    .returning();
  if (!row) return false;
  const action = endsAt ? "membership.end_set" : "membership.end_taken_back";
  await recordAudit(tx, ctx, row.profileId, action, { type: "membership", id: row.id });
  const [tier] = await tx.select().from(membershipTiers).where(eq(membershipTiers.id, row.tierId));
  if (!tier || !endsAt) return true;
  await tellLeaving(tx, ctx, row, tier, endsAt);
  await confirmLeaving(tx, ctx, row, tier, endsAt);
  return true;
}

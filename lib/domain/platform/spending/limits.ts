import { eq, sql } from "drizzle-orm";
import { type Database, prepared, type Transaction } from "@/db/client";
import { spendLimits, spendMonths } from "@/db/schema";
import type { Spending, SpendLimits } from "@/lib/contracts/trade/spending";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";

/** The UTC month of a moment, as spending is counted: `2026-11`. */
export function spendMonth(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** Keeps what a grant or key may spend, in the transaction that makes or changes it. Throws `validation_error` for an end in the past. */
export async function setSpendLimits(
  tx: Transaction,
  ctx: Context,
  owner: { credentialId: string; userId: string },
  limits: SpendLimits,
): Promise<void> {
  if (limits.until && new Date(limits.until) <= ctx.now)
    throw invalidField("until", "is over already: choose a later day");
  const set = {
    perOrderCents: limits.per_order_cents,
    perMonthCents: limits.per_month_cents,
    until: limits.until ? new Date(limits.until) : null,
    categories: limits.categories,
    updatedAt: ctx.now,
  };
  await tx
    .insert(spendLimits)
    .values({ ...owner, ...set })
    .onConflictDoUpdate({ target: spendLimits.credentialId, set, setWhere: eq(spendLimits.userId, owner.userId) });
}

/** Whether limits let through anything that the ones before did not. */
export function isWider(limits: SpendLimits, before: SpendLimits | undefined): boolean {
  if (!before) return true;
  const later = before.until !== null && (limits.until === null || new Date(limits.until) > new Date(before.until));
  const { categories } = before;
  const more =
    categories !== null && (limits.categories ?? [null]).some((one) => one === null || !categories.includes(one));
  return (
    limits.per_order_cents > before.per_order_cents || limits.per_month_cents > before.per_month_cents || later || more
  );
}

const limitsAndSpent = prepared("spend_limits_of", (db) =>
  db
    .select({
      credentialId: spendLimits.credentialId,
      perOrderCents: spendLimits.perOrderCents,
      perMonthCents: spendLimits.perMonthCents,
      until: spendLimits.until,
      categories: spendLimits.categories,
      reservedCents: sql<number>`coalesce(${spendMonths.reservedCents}, 0)`.mapWith(Number).as("reserved_cents"),
    })
    .from(spendLimits)
    .leftJoin(
      spendMonths,
      sql`${spendMonths.credentialId} = ${spendLimits.credentialId} and ${spendMonths.month} = ${sql.placeholder("month")}`,
    )
    .where(eq(spendLimits.userId, sql.placeholder("userId"))),
);

/** What each of an account's grants and keys may spend and has spent this month, by the credential's id. */
export async function readSpending(userId: string, now: Date, tx?: Database): Promise<Map<string, Spending>> {
  const month = spendMonth(now);
  const rows = await limitsAndSpent(tx).execute({ userId, month });
  return new Map(rows.map((row) => [row.credentialId, viewSpending(row, month)]));
}

type LimitRow = Omit<typeof spendLimits.$inferSelect, "credentialId" | "userId" | "updatedAt"> & {
  reservedCents: number;
};

function viewSpending(row: LimitRow, month: string): Spending {
  return {
    per_order_cents: row.perOrderCents,
    per_month_cents: row.perMonthCents,
    until: row.until?.toISOString() ?? null,
    categories: row.categories,
    month,
    reserved_cents: row.reservedCents,
    remaining_cents: Math.max(0, row.perMonthCents - row.reservedCents),
  };
}

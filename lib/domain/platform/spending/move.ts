import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { spendLimits, spendMonths } from "@/db/schema";
import { formatMoney } from "@/lib/core/values/money";
import { exceeded, spending } from "./reserve";

type Counted = { apiKeyId: string | null; spendMonth: string | null; amountCents: number };

/**
 * Counts an order that an app opened at another amount in US cents, in the month in which it is counted, exactly: one conditional
 * statement. The caller holds the order. More than before must be within what one order and the month allow; less always is. Throws
 * `spend_limit_exceeded`.
 */
export async function moveSpending(tx: Transaction, order: Counted, toCents: number): Promise<void> {
  const { apiKeyId, spendMonth, amountCents } = order;
  const more = toCents - amountCents;
  if (!apiKeyId || !spendMonth || more === 0) return;
  const spender = spending(apiKeyId);
  const counted = and(eq(spendMonths.credentialId, spender), eq(spendMonths.month, spendMonth));
  if (more < 0) {
    const less = sql`greatest(0, ${spendMonths.reservedCents} + ${more})`;
    await tx.update(spendMonths).set({ reservedCents: less }).where(counted);
    return;
  }
  const [limits] = await tx.select().from(spendLimits).where(eq(spendLimits.credentialId, spender)).for("share");
  const { perOrderCents = 0, perMonthCents = 0 } = limits ?? {};
  const most = `one order may cost at most ${formatMoney(perOrderCents)}`;
  if (toCents > perOrderCents)
    throw exceeded(apiKeyId, `It would cost ${formatMoney(toCents)}, and ${most}.`, perOrderCents, UNCHANGED);
  const [moved] = await tx
    .update(spendMonths)
    .set({ reservedCents: sql`${spendMonths.reservedCents} + ${more}` })
    .where(and(counted, sql`${spendMonths.reservedCents} + ${more} <= ${perMonthCents}`))
    .returning();
  if (moved) return;
  const [row] = await tx.select().from(spendMonths).where(counted);
  const left = Math.max(0, perMonthCents - (row?.reservedCents ?? 0));
  const why = `It would cost ${formatMoney(more)} more, and of ${formatMoney(perMonthCents)} for the month ${formatMoney(left)} are left.`;
  throw exceeded(apiKeyId, why, left, UNCHANGED);
}

const UNCHANGED = "Nothing was changed.";

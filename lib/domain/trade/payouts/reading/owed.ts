import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderRefunds, orders, releases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { netCents, netSum } from "../net";
import type { ReleaseRow } from "../release";

/** The states of a release whose money has left, or is about to. */
export const LEFT = ["SENDING", "SENT", "PAID"] as const;

/** What a creator has had of a payment beyond what is theirs by now, and not made good yet. */
export function debtOf(row: ReleaseRow): number {
  return (row.paidCents ?? 0) + row.keptCents - netCents(row) - row.recoveredCents;
}

/** The releases of a creator whose money has left and of which something went back, or was made good. */
export function reckonedOf({ profileId, livemode }: Pick<ReleaseRow, "profileId" | "livemode">): SQL | undefined {
  return and(
    eq(releases.profileId, profileId),
    eq(releases.livemode, livemode),
    inArray(releases.status, LEFT),
    sql`(${releases.refundedCents} > 0 or ${releases.recoveredCents} <> 0)`,
  );
}

/** What a creator owes for refunds that came after payouts, in US cents: it is kept from what they earn next. */
export async function owedBy({ db, livemode }: Context, profileId: string): Promise<number> {
  const had = sql`sum(coalesce(${releases.paidCents}, 0) + ${releases.keptCents} - ${releases.recoveredCents})`;
  const [owed] = await db
    .select({ cents: sql`coalesce(${had}, 0) - ${netSum(releases)}`.mapWith(Number) })
    .from(releases)
    .where(reckonedOf({ profileId, livemode }));
  return Math.max(0, owed?.cents ?? 0);
}

/** What a creator's account could not give back is asked for again: a release has just left money on it. */
export async function askForOwed(tx: Transaction, { profileId, livemode }: ReleaseRow): Promise<void> {
  await tx
    .update(orderRefunds)
    .set({ dueAt: null, attempts: sql`least(${orderRefunds.attempts}, 10)` })
    .where(
      and(
        isNull(orderRefunds.reversedAt),
        or(orderRefunds.owesReversal, orderRefunds.byDispute),
        inArray(
          orderRefunds.orderId,
          tx
            .select({ id: orders.id })
            .from(orders)
            .where(and(eq(orders.profileId, profileId), eq(orders.livemode, livemode))),
        ),
      ),
    );
}

import { and, eq, getTableColumns, inArray, is, or, type SQL, sql } from "drizzle-orm";
import { type PgTable, PgTimestamp } from "drizzle-orm/pg-core";
import { type Transaction, wakeAfter } from "@/db/client";
import {
  approvals,
  bookings,
  commerceCheckouts,
  commerceNotices,
  deliveries,
  disputeProposals,
  disputeStatements,
  memberships,
  orderBriefs,
  orderDeliveries,
  orderEvents,
  orderRefunds,
  orders,
  orderTips,
  quotes,
  reviews,
  testClocks,
  webhookEndpoints,
} from "@/db/schema";
import { MOST_ADVANCED, type NewTestTime, type TestClockView } from "@/lib/contracts/trade/test-mode";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { DELIVERIES_CHANNEL } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { moveSubscriptions } from "@/lib/domain/trade/payments/sandbox/serving/move";
import { requireTest } from "./require-test";

/** What hangs on an order and has moments that move with it. */
export const OF_ORDERS = [
  approvals,
  commerceCheckouts,
  commerceNotices,
  disputeProposals,
  disputeStatements,
  orderBriefs,
  orderDeliveries,
  orderEvents,
  orderRefunds,
  orderTips,
  reviews,
] as const;

/**
 * Moves the acting account's test rows forward: every moment of them was so much longer ago, so that all of their windows and retries
 * come nearer alike. At most 400 days in all. Throws `conflict` past that, and in live mode.
 */
export async function advanceClock(ctx: Context, { advance_seconds: seconds }: NewTestTime): Promise<TestClockView> {
  requireTest(ctx);
  const account = requireAccount(ctx);
  const { userId, profileId } = account;
  return transaction(ctx, async (tx, within) => {
    const advanced = await take(tx, within, userId, seconds);
    const mine = (table: typeof orders | typeof quotes) =>
      and(
        eq(table.livemode, ctx.livemode),
        or(eq(table.buyerUserId, userId), profileId ? eq(table.profileId, profileId) : undefined),
      );
    const own = tx.select({ id: orders.id }).from(orders).where(mine(orders));
    for (const table of OF_ORDERS) await shift(tx, table, inArray(table.orderId, own), seconds);
    const endpoints = tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.livemode, ctx.livemode)));
    const waiting = and(inArray(deliveries.endpointId, endpoints), eq(deliveries.state, "PENDING"));
    const hosted = and(eq(bookings.livemode, ctx.livemode), eq(bookings.profileId, profileId ?? ""));
    const joined = and(
      eq(memberships.livemode, ctx.livemode),
      or(eq(memberships.userId, userId), profileId ? eq(memberships.profileId, profileId) : undefined),
    );
    const paid = await tx.select({ id: memberships.subscriptionId }).from(memberships).where(joined);
    const subscriptions = paid.flatMap(({ id }) => id ?? []);
    await moveSubscriptions(tx, subscriptions, seconds);
    const moved = {
      orders: await shift(tx, orders, mine(orders), seconds, { dueProposal: sooner(seconds) }),
      quotes: await shift(tx, quotes, mine(quotes), seconds),
      memberships: await shift(tx, memberships, joined, seconds),
      bookings: await shift(tx, bookings, hosted, seconds),
      deliveries: await shift(tx, deliveries, waiting, seconds),
    };
    wakeAfter(tx, DELIVERIES_CHANNEL);
    const target = { type: "test_clock", id: userId };
    await recordAudit(tx, within, ownerIdOf(account), "test_clock.advanced", target, { seconds, moved });
    return { advanced_seconds: advanced, left_seconds: MOST_ADVANCED - advanced, moved };
  });
}

/** Counts the step, in one conditional statement: two at once cannot both take what is left. */
async function take(tx: Transaction, ctx: Context, userId: string, seconds: number): Promise<number> {
  const sum = sql`${testClocks.advancedSeconds} + ${seconds}::integer`;
  const [clock] = await tx
    .insert(testClocks)
    .values({ userId, advancedSeconds: seconds, updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: testClocks.userId,
      set: { advancedSeconds: sum, updatedAt: ctx.now },
      setWhere: sql`${sum} <= ${MOST_ADVANCED}`,
    })
    .returning();
  if (!clock) throw conflict("The test clock has been moved 400 days in all with this step, and that is the most.");
  return clock.advancedSeconds;
}

/** Moves every moment of some rows back, those within values as told; when the row last changed is when this did. Answers how many rows. */
async function shift(
  tx: Transaction,
  table: PgTable,
  which: SQL | undefined,
  seconds: number,
  inValues: Record<string, SQL> = {},
): Promise<number> {
  const moments = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => is(column, PgTimestamp) && name !== "updatedAt",
  );
  const set = Object.fromEntries(
    moments.map(([name, column]) => [name, sql`${column} - make_interval(secs => ${seconds}::integer)`]),
  );
  return (
    await tx
      .update(table)
      .set({ ...set, ...inValues })
      .where(which)
  ).count;
}

/** The date that a side of an order asks for, and when it did: moments within a value. */
function sooner(seconds: number): SQL {
  const asked = sql`${orders.dueProposal}`;
  const moved = (name: "at" | "due_at") => sql`${name}::text, to_char(
    (${asked}->>${name})::timestamptz at time zone 'UTC' - make_interval(secs => ${seconds}::integer), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`${asked} || jsonb_build_object(${moved("at")}, ${moved("due_at")})`;
}

import { and, eq, inArray, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { orderRefunds, orders, orderTips, profiles, releases, sandboxObjects } from "@/db/schema";
import type { Seller } from "@/lib/domain/trade/orders/testing";
import { netCents } from "@/lib/domain/trade/payouts/net";

/** Sums in US cents: what buyers have paid and not had back, what each creator has had, what of it was paid out, what the platform has. */
export type Books = { buyers: number; creators: number[]; paidOut: number[]; platform: number };

const PAYOUTS: readonly string[] = ["payout", "payout_failure"];

type OrderRow = typeof orders.$inferSelect;
type RefundRow = typeof orderRefunds.$inferSelect;

/** What our own rows say. */
export async function ourBooks(sellers: readonly Seller[]): Promise<Books> {
  const db = database();
  const ids = sellers.map(({ profileId }) => profileId);
  const bought = await db.select().from(orders).where(inArray(orders.profileId, ids));
  const orderIds = bought.map(({ id }) => id);
  const [refunds, tips, paid] = await Promise.all([
    db.select().from(orderRefunds).where(inArray(orderRefunds.orderId, orderIds)),
    db.select().from(orderTips).where(inArray(orderTips.orderId, orderIds)),
    db.select().from(releases).where(inArray(releases.profileId, ids)),
  ]);
  const books: Books = { buyers: 0, creators: [], paidOut: [], platform: 0 };
  for (const id of ids) {
    const own = bought.filter(({ profileId, paymentIntentId }) => profileId === id && paymentIntentId);
    const shares = own.map((order) => shareOf(order, refunds));
    const given = tips.filter(({ orderId, status }) => status === "PAID" && own.some((o) => o.id === orderId));
    const tipped = sum(given.map(({ cents }) => cents));
    // a tip whose card dispute was lost is the platform's loss until its creator has it to give back
    const unmade = paid.filter((r) => r.profileId === id && r.chargebackCents !== null && !r.chargebackReversedAt);
    const owed = sum(unmade.map(({ chargebackCents }) => chargebackCents ?? 0));
    books.buyers += sum(shares.map(({ buyer }) => buyer)) + tipped;
    books.platform += sum(shares.map(({ platform }) => platform)) - owed;
    books.creators.push(sum(shares.map(({ creator }) => creator)) + tipped + owed);
    const out = paid.filter(({ profileId, status }) => profileId === id && (status === "SENT" || status === "PAID"));
    books.paidOut.push(sum(out.map(({ paidCents }) => paidCents ?? 0)));
  }
  return books;
}

/** What is whose of one order: a refund that failed is with the platform, as its buyer's; what a creator still owes is its loss. */
function shareOf(order: OrderRow, refunds: readonly RefundRow[]) {
  const own = refunds.filter(({ orderId }) => orderId === order.id);
  const owed = own.filter((r) => r.reversedAt === null && (r.owesReversal || r.byDispute));
  const taken = Math.min(order.amountCents, sum(own.map(({ cents }) => cents))) - sum(owed.map(({ cents }) => cents));
  const buyer = order.amountCents - order.refundedCents;
  const creator = netCents({ ...order, refundedCents: taken });
  return { buyer, creator, platform: buyer - creator };
}

/** What the processor says: `since` is the last object that there was before. */
export async function processorBooks(sellers: readonly Seller[], since: number): Promise<Books> {
  const db = database();
  const ids = sellers.map(({ profileId }) => profileId);
  const accounts = await db
    .select({ id: profiles.id, account: profiles.processorAccountId })
    .from(profiles)
    .where(inArray(profiles.id, ids));
  const moved = await db
    .select({
      account: sql<string | null>`${sandboxObjects.data}->>'_account'`,
      type: sql<string>`${sandboxObjects.data}->>'type'`,
      net: sql<number>`sum((${sandboxObjects.data}->>'net')::bigint)`.mapWith(Number),
    })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.object, "balance_transaction"), sql`${sandboxObjects.seq} > ${since}`))
    .groupBy(sql`1`, sql`2`);
  const total = (account: string | null, types?: readonly string[]) =>
    sum(moved.filter((row) => row.account === account && (types?.includes(row.type) ?? true)).map(({ net }) => net));
  const own = ids.map((id) => accounts.find((row) => row.id === id)?.account ?? "");
  const paidOut = own.map((account) => 0 - total(account, PAYOUTS));
  // what creators of lives before gave back meanwhile came to the platform, and is not of these
  const others = moved.filter(({ account, type }) => account && !own.includes(account) && !PAYOUTS.includes(type));
  return {
    buyers: total(null, ["charge", "refund", "refund_failure", "adjustment"]),
    creators: own.map((account, n) => total(account) + (paidOut[n] ?? 0)),
    paidOut,
    platform: total(null) + sum(others.map(({ net }) => net)),
  };
}

/** The last object of the processor so far. */
export async function lastObject(): Promise<number> {
  const last = sql<number>`coalesce(max(${sandboxObjects.seq}), 0)`.mapWith(Number);
  const [row] = await database().select({ seq: last }).from(sandboxObjects);
  return row?.seq ?? 0;
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, part) => total + part, 0);
}

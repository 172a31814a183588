import { setTimeout as pause } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { approvals, orders } from "@/db/schema";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { requireLiving } from "@/lib/domain/developers/credentials/credentials";

/** How often an order that is waited for is looked at: one row, and the approvals of one order. */
const LOOK_EVERY_MS = 500;

/** How often whoever waits is told that the wait goes on. */
const TELL_EVERY_MS = 5_000;

/** Is told, while something is waited for, how many of how many seconds have gone. */
export type WhileWaiting = (gone: number, most: number) => void;

/** From here an order goes nowhere by itself: there is nothing to wait for but what its person was asked, such as to publish a review. */
const OVER: readonly OrderStatus[] = ["EXPIRED", "COMPLETED", "CANCELED", "REFUNDED"];

const asked = sql`(select count(*) || ' ' || count(${approvals.decidedAt}) from ${approvals} where ${approvals.orderId} = ${orders.id})`;

const isAsked = sql`exists (select from ${approvals} where ${approvals.orderId} = ${orders.id} and ${approvals.status} = 'WAITING')`;

const stateOf = prepared("order_state", (db) =>
  db
    .select({
      status: orders.status,
      state: sql<string>`${orders.updatedAt}::text || ' ' || ${asked}`.as("state"),
      isAsked: sql<boolean>`${isAsked}`.as("is_asked"),
    })
    .from(orders)
    .where(and(eq(orders.id, sql.placeholder("id")), eq(orders.livemode, sql.placeholder("livemode")))),
);

/**
 * Waits up to so many seconds for something to happen to an order: a step, an answer of its person. True when something did. Holds no
 * connection while it waits. Throws `unauthorized` when the credential that waits was revoked meanwhile.
 */
export async function waitForChange(
  ctx: Context,
  id: string,
  seconds: number,
  tell: WhileWaiting = () => {},
): Promise<boolean> {
  if (seconds <= 0) return false;
  const happened = await somethingHappens(ctx, id, seconds, tell);
  await requireLiving(ctx.actor);
  return happened;
}

async function somethingHappens(ctx: Context, id: string, seconds: number, tell: WhileWaiting): Promise<boolean> {
  const look = async () => (await stateOf().execute({ id, livemode: ctx.livemode }))[0];
  const until = performance.now() + seconds * 1_000;
  const first = await look();
  if (!first || (OVER.includes(first.status) && !first.isAsked)) return false;
  for (let told = Number.POSITIVE_INFINITY; ; ) {
    const left = until - performance.now();
    if (left <= 0) return false;
    if (told - left >= TELL_EVERY_MS) {
      tell(Math.floor(seconds - left / 1_000), seconds);
      told = left;
    }
    await pause(Math.min(LOOK_EVERY_MS, left));
    if ((await look())?.state !== first.state) return true;
  }
}

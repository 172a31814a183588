import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderEvents, orders } from "@/db/schema";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound, WrongState } from "@/lib/core/errors";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { holdProfile } from "@/lib/domain/platform/access/hold-profile";
import { holdRelease, letGoReturned, release } from "@/lib/domain/trade/payouts/release";
import { followApprovals } from "./approvals/follow";
import { closeProposals } from "./close-proposals";
import { refundSums } from "./refunds/sums";
import { type OrderMover, sourcesOf } from "./transitions";

export type OrderRow = typeof orders.$inferSelect;

type Change = {
  to: OrderStatus;
  /** Of the states from which the actor may go there, those that this change leaves; all of them unless told. */
  from?: readonly OrderStatus[];
  actor: OrderMover;
  note?: string | ((moved: OrderRow) => string | null);
  set?: { [Column in keyof OrderRow]?: OrderRow[Column] | SQL };
  /** What else must hold of the row at that moment. */
  when?: SQL | undefined;
};

/** The condition for one order, in the mode of the one who acts. */
export function thisOrder(ctx: Context, id: string): SQL | undefined {
  return and(eq(orders.id, id), eq(orders.livemode, ctx.livemode));
}

/** The states that a change may leave. */
function sourcesFor({ to, actor, from }: Change): OrderStatus[] {
  return sourcesOf(to, actor).filter((status) => from?.includes(status) ?? true);
}

/** For `set`: an order that is closed stays closed since then. */
export function closedAtFirst(ctx: Context): SQL {
  return sql`coalesce(${orders.closedAt}, ${ctx.now.toISOString()}::timestamptz)`;
}

/**
 * Moves an order of the context's mode by one conditional UPDATE, appends it to the timeline, and brings what it says of its creator (rating, trust, level)
 * in line: every step of the machine passes here, so that none can be forgotten. Answers `null` when the order is in a state from which
 * the actor cannot go there, no matter who got there first: events may come twice, late, or out of order.
 */
export async function tryMoveOrder(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  change: Change,
): Promise<OrderRow | null> {
  const sources = sourcesFor(change);
  const before = tx
    .$with("before")
    .as(
      tx
        .select({ id: orders.id, status: orders.status })
        .from(orders)
        .where(thisOrder(ctx, orderId))
        .for("no key update"),
    );
  const [row] = await tx
    .with(before)
    .update(orders)
    .set({ ...change.set, status: change.to, updatedAt: ctx.now })
    .from(before)
    .where(and(eq(orders.id, before.id), inArray(before.status, sources), change.when))
    .returning({ ...getTableColumns(orders), from: before.status });
  if (!row) return null;
  const { from, ...order } = row;
  await tx.insert(orderEvents).values({
    orderId,
    at: ctx.now,
    actor: change.actor,
    from,
    to: change.to,
    note: typeof change.note === "function" ? change.note(order) : change.note,
  });
  await followMoney(tx, ctx, from, order);
  await followApprovals(tx, ctx, from, order);
  if (from === "DISPUTED" && order.status !== "DISPUTED") await closeProposals(tx, ctx, order);
  // until it is paid, and by being paid, an order says nothing of its creator
  if (order.livemode && from !== "CHECKOUT_OPEN") await recomputeProfile(tx, order.profileId, ctx.now);
  return order;
}

/**
 * Completion gives the creator what the order earned, held while the card holder's bank may still take the payment back; a dispute holds it
 * again, if it has not left. Source: docs/decisions/0031-held-money.md.
 */
async function followMoney(tx: Transaction, ctx: Context, from: OrderStatus, order: OrderRow): Promise<void> {
  const { id: orderId, profileId, paymentIntentId: source, amountCents, feeCents } = order;
  const disputed = from === "COMPLETED" && order.status === "DISPUTED";
  if (!source || !(disputed || order.status === "COMPLETED" || order.status === "REFUNDED")) return;
  // before what they are paid, as who pays out takes it
  if (order.livemode) await holdProfile(tx, profileId);
  if (disputed) return holdRelease(tx, source);
  if (order.status === "REFUNDED") return letGoReturned(tx, ctx, source);
  const refundedCents = Math.min(amountCents, (await refundSums(tx, orderId)).all);
  const earned = { profileId, kind: "order", source, orderId, amountCents, feeCents, refundedCents } as const;
  await release(tx, ctx, earned, { held: order.processorDispute === "open" });
}

/**
 * The same, or a refusal that says in which state the order is: `invalid_state_transition`, with `because` where the state alone
 * would have allowed it. `done` is the past participle, as in "delivered".
 */
export async function moveOrder(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  change: Change & { done: string; because?: string },
): Promise<OrderRow> {
  const moved = await tryMoveOrder(tx, ctx, orderId, change);
  if (moved) return moved;
  const [order] = await tx.select({ status: orders.status }).from(orders).where(thisOrder(ctx, orderId));
  if (!order) throw notFound("The order");
  const sources = sourcesFor(change);
  if (change.because && sources.includes(order.status))
    throw new DomainError("invalid_state_transition", change.because);
  const { to, done } = change;
  const can = `it can be ${done} while ${sources.join(" or ")}.`;
  throw new WrongState(
    "order",
    order.status,
    can,
    order.status === to ? `it is ${done} already` : `it cannot be ${done} now`,
  );
}

import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderEvents, orders } from "@/db/schema";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { letGo } from "@/lib/domain/trade/payouts/release";
import { REST_MS } from "../canceling/deadline";
import { orderResumed } from "../mails/order-resumed";
import { closedAtFirst, type OrderRow, tryMoveOrder } from "../move";
import { holdOrder } from "../refunds/reckon";
import { dueAt } from "../showing/view";
import { viewResumedEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { afterCompletion } from "./complete";

const WON = "The card dispute was decided for the creator.";

/**
 * The card dispute of an order was decided for its creator: the order is completed, unless the creator still had to deliver when it was
 * disputed. Then it goes on as it was, since completing it would pay for what nobody handed over. One that was completed meanwhile is paid
 * from now on. Answers the order, or null where it is not disputed. Source: docs/orders.md.
 */
export async function winDispute(tx: Transaction, ctx: Context, orderId: string): Promise<OrderRow | null> {
  const before = await disputedFrom(tx, orderId);
  const goesOn = before === "PAID" || before === "REVISION_REQUESTED";
  const moved = goesOn ? await resume(tx, ctx, orderId, before) : await complete(tx, ctx, orderId);
  if (!moved) await payCompleted(tx, ctx, orderId);
  return moved;
}

async function complete(tx: Transaction, ctx: Context, orderId: string): Promise<OrderRow | null> {
  const completed = await tryMoveOrder(tx, ctx, orderId, {
    to: "COMPLETED",
    actor: "processor",
    note: WON,
    set: { closedAt: closedAtFirst(ctx), acceptedBy: null },
  });
  if (completed) await afterCompletion(tx, ctx, completed);
  return completed;
}

/** Both sides or the operator ended the dispute before the bank did: what the order earned was held for the bank alone. */
async function payCompleted(tx: Transaction, ctx: Context, orderId: string): Promise<void> {
  const order = await holdOrder(tx, ctx, orderId);
  if (order?.status === "COMPLETED" && order.paymentIntentId) await letGo(tx, ctx, order.paymentIntentId);
}

/** The state that the last dispute of an order began in. */
async function disputedFrom(tx: Transaction, orderId: string): Promise<OrderStatus | null> {
  const [step] = await tx
    .select({ from: orderEvents.from })
    .from(orderEvents)
    // a brief that came meanwhile left it disputed
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.to, "DISPUTED"), ne(orderEvents.from, "DISPUTED")))
    .orderBy(desc(orderEvents.seq))
    .limit(1);
  return step?.from ?? null;
}

async function resume(
  tx: Transaction,
  ctx: Context,
  orderId: string,
  to: "PAID" | "REVISION_REQUESTED",
): Promise<OrderRow | null> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  // the dispute kept the creator from delivering: a due date is as far ahead as it was, and what has none leaves a day before it is late
  const clock = {
    PAID: {
      dueAt: sql`case when not ${orders.awaitsBrief} then coalesce(${orders.dueAt},
        ${orders.paidAt} + make_interval(days => ${orders.deliveryDays})) + (${now} - ${orders.disputedAt}) end`,
      dueProposal: null,
    },
    REVISION_REQUESTED: { cancelRestsUntil: new Date(ctx.now.getTime() + REST_MS) },
  };
  const order = await tryMoveOrder(tx, ctx, orderId, {
    to,
    actor: "processor",
    note: `${WON} The order goes on.`,
    set: clock[to],
  });
  if (!order) return null;
  const due = to === "PAID" ? dueAt(order) : null;
  await announce(tx, ctx, order, {
    kind: "order.resumed",
    data: viewResumedEvent(order, due),
    toBuyer: (facts) => orderResumed(facts, due, "buyer"),
    toCreator: (facts) => orderResumed(facts, due, "creator"),
  });
  return order;
}

import { and, eq, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { DueDateAnswer } from "@/lib/contracts/trade/purchases/due-dates";
import type { Context } from "@/lib/core/context";
import { DomainError, WrongState } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import type { FoundOrder } from "../access/access";
import { orderDueAnswered } from "../mails/order-due-answered";
import { type OrderRow, thisOrder } from "../move";
import { noteStep } from "../note-step";
import { historyOf } from "../showing/history";
import { dueAt, viewOrderDetail } from "../showing/view";
import { viewDueDateEvent, viewDueProposalEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { boughtView, type Party, partyTo } from "./party";

/**
 * The other side's answer to a later delivery date: agreed, the order is due then at once; declined, it is due when it was. Emits
 * `order.due_date_changed` when agreed, `order.due_date_declined` when not. Throws `not_found`, `invalid_state_transition` (nothing waits, or another date does).
 */
export async function answerDueDate(ctx: Context, party: Party, answer: DueDateAnswer): Promise<OrderRow> {
  return decide(ctx, await partyTo(ctx, party), party.as, answer);
}

/** The same by the creator who sold it, who reads all of the order. */
export async function answerSaleDueDate(
  ctx: Context,
  orderId: string,
  answer: DueDateAnswer,
): Promise<OrderDetailView> {
  return transaction(ctx, async (tx, within) => {
    const order = await answerDueDate(within, { orderId, as: "creator" }, answer);
    return viewOrderDetail(order, await historyOf(orderId, tx));
  });
}

/** The same by a buyer's app or key. Throws `insufficient_scope` too. */
export async function answerPurchaseDueDate(
  ctx: Context,
  orderId: string,
  answer: DueDateAnswer,
): Promise<BuyerOrderView> {
  const found = await partyTo(ctx, { orderId, as: "buyer" });
  return boughtView(await decide(ctx, found, "buyer", answer), found);
}

async function decide(
  ctx: Context,
  found: FoundOrder,
  by: "buyer" | "creator",
  { accept, due_at: sent }: DueDateAnswer,
): Promise<OrderRow> {
  const wanted = new Date(sent);
  // a proposal keeps its moment as it is answered, and not as it was sent
  const due_at = wanted.toISOString();
  return transaction(ctx, async (tx) => {
    const proposed = sql`${orders.dueProposal}->>'by' <> ${by} and ${orders.dueProposal}->>'due_at' = ${due_at}`;
    const open = and(thisOrder(ctx, found.id), eq(orders.status, "PAID"), proposed);
    const [before] = await tx.select().from(orders).where(open).for("no key update");
    const proposal = before?.dueProposal;
    if (!before || !proposal) throw refused(found, by);
    const [order] = await tx
      .update(orders)
      .set({ dueProposal: null, updatedAt: ctx.now, ...(accept && { dueAt: wanted }) })
      .where(open)
      .returning();
    if (!order) throw refused(found, by);
    const note = accept ? `The due date is now ${due_at}` : `Delivery by ${due_at} was declined`;
    await noteStep(tx, ctx, order, { actor: by, note });
    const to = proposal.by;
    const mail = orderDueAnswered({ to, wanted, accept });
    const sides = to === "buyer" ? { toBuyer: mail } : { toCreator: mail };
    const was = dueAt(before);
    if (accept && was) {
      const data = viewDueDateEvent(order, proposal, was);
      await announce(tx, ctx, order, { kind: "order.due_date_changed", data, diff: { due_at }, ...sides });
    } else {
      const data = viewDueProposalEvent(order, proposal);
      await announce(tx, ctx, order, { kind: "order.due_date_declined", data, diff: { due_at }, ...sides });
    }
    return order;
  });
}

function refused({ status, dueProposal }: FoundOrder, by: "buyer" | "creator"): DomainError {
  if (status !== "PAID")
    return new WrongState("order", status, "its due date can be moved while PAID.", "its due date cannot be moved now");
  const said =
    dueProposal && dueProposal.by !== by
      ? `Another date is proposed: ${dueProposal.due_at}. Look at it first.`
      : "No later date waits for your answer.";
  return new DomainError("invalid_state_transition", said);
}

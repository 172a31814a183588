import { and, eq, isNull, or, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { NewDueDate } from "@/lib/contracts/trade/purchases/due-dates";
import type { Context } from "@/lib/core/context";
import { DomainError, invalidField, WrongState } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import type { FoundOrder } from "../access/access";
import { orderDueProposed } from "../mails/order-due-proposed";
import { type OrderRow, thisOrder } from "../move";
import { noteStep } from "../note-step";
import { historyOf } from "../showing/history";
import { dueAt, viewOrderDetail } from "../showing/view";
import { viewDueProposalEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { boughtView, type Party, partyTo } from "./party";

/** How far ahead a date may lie. */
const LONGEST_MS = 180 * 86_400_000;

/**
 * A side proposes to deliver an order later; the other agrees or declines (`answerDueDate`). Its own earlier proposal gives way, the
 * other side's has to be answered first. Emits `order.due_date_proposed`. Throws `not_found`, `invalid_state_transition`, `validation_error` on `due_at`.
 */
export async function proposeDueDate(ctx: Context, party: Party, asked: NewDueDate): Promise<OrderRow> {
  return propose(ctx, await partyTo(ctx, party), party.as, asked);
}

/** The same by the creator who sold it, who reads all of the order. */
export async function proposeSaleDueDate(ctx: Context, orderId: string, asked: NewDueDate): Promise<OrderDetailView> {
  return transaction(ctx, async (tx, within) => {
    const order = await proposeDueDate(within, { orderId, as: "creator" }, asked);
    return viewOrderDetail(order, await historyOf(orderId, tx));
  });
}

/** The same by a buyer's app or key. Throws `insufficient_scope` too. */
export async function proposePurchaseDueDate(
  ctx: Context,
  orderId: string,
  asked: NewDueDate,
): Promise<BuyerOrderView> {
  const found = await partyTo(ctx, { orderId, as: "buyer" });
  return boughtView(await propose(ctx, found, "buyer", asked), found);
}

async function propose(
  ctx: Context,
  found: FoundOrder,
  by: "buyer" | "creator",
  { due_at: sent, reason }: NewDueDate,
): Promise<OrderRow> {
  const [due, wanted] = [dueAt(found), new Date(sent)];
  const due_at = wanted.toISOString();
  if (found.status === "PAID" && due) checkDate(ctx, due, wanted);
  return transaction(ctx, async (tx) => {
    const proposal = { by, due_at, reason, at: ctx.now.toISOString() };
    const [order] = await tx
      .update(orders)
      .set({ dueProposal: proposal, updatedAt: ctx.now })
      .where(
        and(
          thisOrder(ctx, found.id),
          eq(orders.status, "PAID"),
          eq(orders.awaitsBrief, false),
          or(isNull(orders.dueProposal), sql`${orders.dueProposal}->>'by' = ${by}`),
        ),
      )
      .returning();
    if (!order) throw refused(found);
    const note = `Delivery by ${due_at} was proposed`;
    await noteStep(tx, ctx, order, { actor: by, note });
    const mail = orderDueProposed({ to: by === "buyer" ? "creator" : "buyer", wanted, reason });
    await announce(tx, ctx, order, {
      kind: "order.due_date_proposed",
      data: viewDueProposalEvent(order, proposal),
      diff: { by, due_at },
      ...(by === "buyer" ? { toCreator: mail } : { toBuyer: mail }),
    });
    return order;
  });
}

function checkDate({ now }: Context, due: Date, wanted: Date): void {
  if (wanted <= due) throw invalidField("due_at", "must be later than the present due date");
  if (wanted <= now) throw invalidField("due_at", "must lie ahead");
  if (wanted.getTime() - now.getTime() > LONGEST_MS) throw invalidField("due_at", "must be within the next 180 days");
}

function refused({ status, awaitsBrief }: FoundOrder): DomainError {
  if (status !== "PAID")
    return new WrongState("order", status, "its due date can be moved while PAID.", "its due date cannot be moved now");
  const said = awaitsBrief
    ? "The delivery time begins when the buyer has answered what was asked. There is no due date to move yet."
    : "The other side has proposed a date. Answer that first.";
  return new DomainError("invalid_state_transition", said);
}

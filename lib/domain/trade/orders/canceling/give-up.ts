import { and, isNotNull, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orders } from "@/db/schema";
import { AGREED_TO_CANCEL } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { orderCanceled } from "../mails/order-canceled";
import { orderCanceledByBuyer } from "../mails/order-canceled-by-buyer";
import { moveOrder, type OrderRow } from "../move";
import { decideRefund, NO_PAYMENT, type RefundRow } from "../refunds/decide";
import { leftOf, reckon } from "../refunds/reckon";
import { retryAllFailed } from "../refunds/retry";
import { sendLater } from "../refunds/send";
import { viewCanceledEvent } from "../showing/view-events";
import { announce } from "../telling/announce";

/** The refund is null where nothing was left to send back. */
export type GivenUp = { order: OrderRow; refund: RefundRow | null };
type Way = { actor: "creator" | "buyer" | "system"; note: string; when?: SQL | undefined; because?: string };

/**
 * An order is CANCELED, and all of its payment goes back: what is left, and what the buyer's bank refused before, decided in the caller's
 * transaction, sent after it. Where the creator does it after the buyer asked, the order's history and the mail say so, with the buyer's
 * reason. Throws `not_found`, `invalid_state_transition`.
 */
export async function giveUp(tx: Transaction, ctx: Context, id: string, way: Way): Promise<GivenUp> {
  const { actor, note, when, because = NO_PAYMENT } = way;
  const order = await moveOrder(tx, ctx, id, {
    to: "CANCELED",
    actor,
    done: "canceled",
    because,
    note: (moved) => noteOf(moved, way) || null,
    when: and(isNotNull(orders.paymentIntentId), when),
    set: { acceptBy: null, closedAt: ctx.now },
  });
  const again = await retryAllFailed(tx, ctx, order);
  const left = await leftOf(tx, order);
  const decided = left > 0 ? await decideRefund(tx, ctx, order, { reason: "canceled", note }) : null;
  const backCents = again + (decided?.refund.cents ?? 0);
  await announce(tx, ctx, order, {
    kind: "order.canceled",
    data: viewCanceledEvent(order, noteOf(order, way)),
    toBuyer: (facts) => orderCanceled(facts, note, isAgreed(order, way) ? "agreed" : actor, backCents),
    ...(actor === "creator" ? {} : { toCreator: (facts) => orderCanceledByBuyer(facts, note) }),
  });
  return decided ?? { order: await reckon(tx, ctx, id), refund: null };
}

function isAgreed({ cancelAskedAt }: OrderRow, { actor }: Way): boolean {
  return actor === "creator" && cancelAskedAt !== null;
}

function noteOf(order: OrderRow, way: Way): string {
  if (!isAgreed(order, way)) return way.note;
  const asked = order.cancelReason ? `${AGREED_TO_CANCEL}: ${order.cancelReason}` : `${AGREED_TO_CANCEL}.`;
  return way.note ? `${asked}\n\n${way.note}` : asked;
}

/** Asks the processor for its refund at once, or leaves that to the worker. */
export async function sendAfter(ctx: Context, { order, refund }: GivenUp): Promise<void> {
  if (refund) await sendLater(ctx, { refund, paymentIntentId: order.paymentIntentId });
}

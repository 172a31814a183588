import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { orders } from "@/db/schema";
import { ASKED_TO_CANCEL, type BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { DomainError, WrongState } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { orderAs } from "../access/access";
import { orderCancelAsked } from "../mails/order-cancel-asked";
import { type OrderRow, thisOrder } from "../move";
import { noteStep } from "../note-step";
import { viewBuyerOrder } from "../showing/view";
import { viewCancelRequestedEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { answerBy, lateSince, restsUntil } from "./deadline";
import { giveUp, sendAfter } from "./give-up";

/** The states in which a buyer may ask to cancel. */
export const ASKABLE = ["PAID", "REVISION_REQUESTED"] as const;

const rested = ({ now }: Context) => or(isNull(orders.cancelRestsUntil), lte(orders.cancelRestsUntil, now));

type Asking = { orderId: string; token?: string | undefined; reason: string };

/**
 * The buyer asks to cancel: the creator agrees or declines, and the order is canceled where they are silent for 48 hours. Until then
 * nothing can be delivered. Where the delivery is more than a day late, it is canceled at once. Throws `not_found`,
 * `invalid_state_transition` (another state, it was asked already, or was declined or withdrawn within a day).
 */
export async function askToCancel(ctx: Context, { orderId, token, reason }: Asking): Promise<BuyerOrderView> {
  const found = await orderAs(ctx, "buyer", { id: orderId, action: "ask_cancel", token });
  const creator = { handle: found.handle, display_name: found.displayName };
  const late = await lateSince(ctx, found);
  if (late && late <= ctx.now) {
    const because = "The order has been delivered since. Look at it first.";
    const gone = await transaction(ctx, (tx) =>
      giveUp(tx, ctx, found.id, {
        actor: "buyer",
        note: reason,
        because,
        when: eq(orders.deliveryNumber, found.deliveryNumber),
      }),
    );
    await sendAfter(ctx, gone);
    return viewBuyerOrder(gone.order, creator);
  }
  return transaction(ctx, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ cancelAskedAt: ctx.now, cancelReason: reason, cancelDeclined: null, updatedAt: ctx.now })
      .where(
        and(thisOrder(ctx, found.id), inArray(orders.status, [...ASKABLE]), isNull(orders.cancelAskedAt), rested(ctx)),
      )
      .returning();
    if (!order) throw refusal(found, ctx.now);
    await noteStep(tx, ctx, order, { actor: "buyer", note: `${ASKED_TO_CANCEL}${reason}` });
    await announce(tx, ctx, order, {
      kind: "order.cancel_requested",
      data: viewCancelRequestedEvent(order, reason, answerBy(ctx.now)),
      toCreator: (facts) => orderCancelAsked(facts, reason),
    });
    return viewBuyerOrder(order, creator);
  });
}

function refusal(order: OrderRow, now: Date): DomainError {
  const { status, cancelAskedAt } = order;
  if (cancelAskedAt) return refused("You have asked to cancel already. The creator has 48 hours to answer.");
  const until = restsUntil(order, now);
  if (until && ASKABLE.some((askable) => askable === status))
    return refused(`You can ask to cancel again from ${until.toISOString()}. Until then the creator can deliver.`);
  const can = `canceling can be asked for while ${ASKABLE.join(" or ")}.`;
  return new WrongState("order", status, can, "canceling cannot be asked for now");
}

const refused = (why: string) => new DomainError("invalid_state_transition", why);

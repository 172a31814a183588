import { and, gt, lt, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { type FoundOrder, orderFor, purchaseFor } from "../access/access";
import { orderRevisionRequested } from "../mails/order-revision-requested";
import { moveOrder } from "../move";
import { viewBuyerOrder } from "../showing/view";
import { viewRevisionEvent } from "../showing/view-events";
import { announce } from "../telling/announce";

type Revision = { orderId: string; token?: string | undefined; note: string };

/** The same by a buyer's app or key with `purchases:write`. Throws `insufficient_scope` too. */
export async function requestPurchaseRevision(ctx: Context, id: string, note: string): Promise<BuyerOrderView> {
  return sendBack(ctx, await purchaseFor(ctx, id, "request_revision"), note);
}

/**
 * The buyer asks for changes, as often as the order allows and while the 72 hours last. Stops the timer until the next delivery.
 * Throws `not_found`, `invalid_state_transition`.
 */
export async function requestRevision(ctx: Context, input: Revision): Promise<BuyerOrderView> {
  return sendBack(ctx, await orderFor(ctx, input.orderId, "request_revision", input.token), input.note);
}

/** The same, by anyone who has been let in already. */
export function sendBack(ctx: Context, found: FoundOrder, note: string): Promise<BuyerOrderView> {
  return transaction(ctx, async (tx) => {
    const order = await moveOrder(tx, ctx, found.id, {
      to: "REVISION_REQUESTED",
      from: ["DELIVERED"],
      actor: "buyer",
      done: "sent back for changes",
      because:
        found.revisionsUsed < found.revisionsAllowed
          ? "The 72 hours to ask for changes are over."
          : `This order allows ${found.revisionsAllowed} rounds of changes, and all are used. Accept it or open a dispute.`,
      note,
      when: and(lt(orders.revisionsUsed, orders.revisionsAllowed), gt(orders.acceptBy, ctx.now)),
      set: { revisionsUsed: sql`${orders.revisionsUsed} + 1`, acceptBy: null },
    });
    await announce(tx, ctx, order, {
      kind: "order.revision_requested",
      data: viewRevisionEvent(order, note),
      diff: { revisions_used: order.revisionsUsed },
      toCreator: (facts) => orderRevisionRequested(facts, note),
    });
    return viewBuyerOrder(order, { handle: found.handle, display_name: found.displayName });
  });
}

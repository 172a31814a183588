import { eq } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { ApprovalState } from "@/lib/contracts/trade/orders/approvals";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { DomainError, WrongState } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import type { Purchaser } from "@/lib/domain/platform/spending/reserve";
import { type FoundOrder, orderFor, purchaseFor } from "../access/access";
import { requestApproval } from "../approvals/request";
import { viewApprovalState } from "../approvals/view";
import { afterCompletion } from "../closing/complete";
import { closedAtFirst, moveOrder, thisOrder } from "../move";
import { viewBuyerOrder } from "../showing/view";

type Acceptance = {
  orderId: string;
  token?: string | undefined;
  /** The delivery that the buyer looked at; another one since is not accepted unseen. */
  deliveryNumber?: number | undefined;
};

const ANOTHER_CAME =
  "Another delivery than the last was named. Look at the last one first: `delivery_number` of the order says which.";

type AcceptedView = BuyerOrderView & { approval: ApprovalState | null };

/**
 * The same by a buyer's app or key: `purchases:accept`, since it pays the creator. One with `purchases:write` alone asks its person:
 * the answer's `approval` says how that stands. Throws `insufficient_scope` too.
 */
export async function acceptPurchase(ctx: Context, id: string, deliveryNumber?: number): Promise<AcceptedView> {
  const { actor } = ctx;
  if (actor.kind === "credential" && !actor.scopes.includes("purchases:accept"))
    return askToAccept(ctx, actor, await purchaseFor(ctx, id, "ask_acceptance"), deliveryNumber);
  return { ...(await accept(ctx, await purchaseFor(ctx, id, "accept"), deliveryNumber)), approval: null };
}

/** Asks the person of an app or key to accept a delivery, once for each. */
async function askToAccept(
  ctx: Context,
  asker: Purchaser,
  { id, handle, displayName }: FoundOrder,
  deliveryNumber: number | undefined,
): Promise<AcceptedView> {
  return transaction(ctx, async (tx, within) => {
    const [order] = await tx.select().from(orders).where(thisOrder(ctx, id)).for("no key update");
    if (order?.status !== "DELIVERED")
      throw new WrongState("order", order?.status, "it can be accepted while DELIVERED.", "it cannot be accepted now");
    if (deliveryNumber !== undefined && deliveryNumber !== order.deliveryNumber)
      throw new DomainError("invalid_state_transition", ANOTHER_CAME);
    const asked = { kind: "acceptance", deliveryNumber: order.deliveryNumber } as const;
    const approval = viewApprovalState(await requestApproval(tx, within, asker, order, asked));
    return { ...viewBuyerOrder(order, { handle, display_name: displayName }), approval };
  });
}

/** The buyer accepts the delivery: the order is completed. Throws `not_found`, `invalid_state_transition`. */
export async function acceptDelivery(ctx: Context, input: Acceptance): Promise<BuyerOrderView> {
  return accept(ctx, await orderFor(ctx, input.orderId, "accept", input.token), input.deliveryNumber);
}

/** The same, by anyone who has been let in already. */
export function accept(ctx: Context, found: FoundOrder, deliveryNumber?: number): Promise<BuyerOrderView> {
  const { id, handle, displayName } = found;
  return transaction(ctx, async (tx) => {
    const order = await moveOrder(tx, ctx, id, {
      to: "COMPLETED",
      from: ["DELIVERED"],
      actor: "buyer",
      done: "accepted",
      because: ANOTHER_CAME,
      when: deliveryNumber === undefined ? undefined : eq(orders.deliveryNumber, deliveryNumber),
      set: { acceptedBy: "buyer", closedAt: closedAtFirst(ctx) },
    });
    await afterCompletion(tx, ctx, order);
    return viewBuyerOrder(order, { handle, display_name: displayName });
  });
}

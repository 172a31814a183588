import { gt, or, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { type FoundOrder, orderAs } from "../access";
import { moveOrder } from "../move";
import { viewBuyerOrder } from "../view";
import { afterDispute } from "./dispute-by-processor";

/** How long after it closed a completed order can be disputed by its buyer. */
export const DISPUTABLE_MS = 14 * 86_400_000;

type Dispute = { orderId: string; token?: string | undefined; reason: string };

/**
 * The buyer opens a dispute: at any time from the payment until 14 days after completion. It stops the timer. Throws `not_found`,
 * `invalid_state_transition`.
 */
export async function openDispute(ctx: Context, input: Dispute): Promise<BuyerOrderView> {
  const { orderId: id, token, reason } = input;
  return dispute(ctx, await orderAs(ctx, "buyer", { id, action: "dispute", token }), reason);
}

/** The same, by anyone who has been let in already. */
export async function dispute(ctx: Context, found: FoundOrder, reason: string): Promise<BuyerOrderView> {
  const { id, handle, displayName } = found;
  return transaction(ctx, async (tx) => {
    const order = await moveOrder(tx, ctx, id, {
      to: "DISPUTED",
      actor: "buyer",
      done: "disputed",
      because: "The order was completed more than 14 days ago; it cannot be disputed any more.",
      note: reason,
      when: or(sql`${orders.status} <> 'COMPLETED'`, gt(orders.closedAt, new Date(ctx.now.getTime() - DISPUTABLE_MS))),
      set: { acceptBy: null, disputedAt: ctx.now, cancelAskedAt: null },
    });
    await afterDispute(tx, ctx, order, "buyer", reason);
    return viewBuyerOrder(order, { handle, display_name: displayName });
  });
}

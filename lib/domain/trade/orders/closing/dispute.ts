import { gt, or, sql } from "drizzle-orm";
import { orders } from "@/db/schema";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { type FoundOrder, orderAs } from "../access/access";
import { moveOrder, type OrderRow } from "../move";
import { holdOrder } from "../refunds/reckon";
import { historyOf } from "../showing/history";
import { type StepRow, viewBuyerOrder } from "../showing/view";
import { afterDispute, OPENED } from "./dispute-by-processor";

/** How long after it closed a completed order can be disputed by its buyer. */
export const DISPUTABLE_MS = 14 * 86_400_000;

/**
 * Whether an operator has decided that a completed order is done as it was delivered last: that holds for its buyer, and the 14 days of a
 * dispute from before completion would only begin with it.
 */
export function isDecided({ status, deliveredAt }: OrderRow, steps: readonly StepRow[]): boolean {
  if (status !== "COMPLETED") return false;
  return steps.some(({ actor, at }) => actor === "operator" && (!deliveredAt || at >= deliveredAt));
}

type Dispute = { orderId: string; token?: string | undefined; reason: string };

/**
 * The buyer opens a dispute: at any time from the payment until 14 days after completion, unless an operator has decided since the last
 * delivery. It stops the timer. Throws `not_found`, `invalid_state_transition`.
 */
export async function openDispute(ctx: Context, input: Dispute): Promise<BuyerOrderView> {
  const { orderId: id, token, reason } = input;
  return dispute(ctx, await orderAs(ctx, "buyer", { id, action: "dispute", token }), reason);
}

/** The same, by anyone who has been let in already. */
export async function dispute(ctx: Context, found: FoundOrder, reason: string): Promise<BuyerOrderView> {
  const { id, handle, displayName } = found;
  return transaction(ctx, async (tx) => {
    const held = await holdOrder(tx, ctx, id);
    if (held && isDecided(held, (await historyOf(id, tx)).steps))
      throw new DomainError(
        "invalid_state_transition",
        "An operator has decided the dispute over this order, and that holds: it cannot be disputed again.",
      );
    const order = await moveOrder(tx, ctx, id, {
      to: "DISPUTED",
      actor: "buyer",
      done: "disputed",
      because: "The order was completed more than 14 days ago; it cannot be disputed any more.",
      note: reason,
      when: or(sql`${orders.status} <> 'COMPLETED'`, gt(orders.closedAt, new Date(ctx.now.getTime() - DISPUTABLE_MS))),
      set: { ...OPENED, disputedAt: ctx.now },
    });
    await afterDispute(tx, ctx, order, "buyer", reason);
    return viewBuyerOrder(order, { handle, display_name: displayName });
  });
}

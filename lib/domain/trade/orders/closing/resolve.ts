import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { orderFor } from "../access";
import { closedAtFirst, moveOrder } from "../move";
import { afterCompletion } from "./complete";
import { requestRefund } from "./refund";

export type DisputeOutcome = "refund" | "complete";

type Resolved = { id: string; status: string; outcome: DisputeOutcome };

/**
 * The operator decides a dispute: for the creator (COMPLETED at once) or for the buyer (a refund is asked for; REFUNDED follows by the
 * processor's event). Throws `not_found`, `invalid_state_transition`, `conflict`.
 */
export async function resolveDispute(
  ctx: Context,
  input: { orderId: string; outcome: DisputeOutcome },
): Promise<Resolved> {
  const { id, status } = await orderFor(ctx, input.orderId, "resolve");
  if (status !== "DISPUTED")
    throw new DomainError("invalid_state_transition", `The order is ${status}; it can be resolved while DISPUTED.`);
  if (input.outcome === "refund") {
    const order = await requestRefund(ctx, id, { reason: "operator" });
    return { id, status: order.status, outcome: input.outcome };
  }
  return transaction(ctx, async (tx) => {
    const order = await moveOrder(tx, ctx, id, {
      to: "COMPLETED",
      actor: "operator",
      done: "resolved",
      note: "The dispute was decided for the creator.",
      set: { closedAt: closedAtFirst(ctx) },
    });
    await afterCompletion(tx, ctx, order);
    return { id, status: order.status, outcome: input.outcome };
  });
}

import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { orderFor } from "../access/access";
import { giveUp, sendAfter } from "../canceling/give-up";
import { historyOf } from "../showing/history";
import { viewOrderDetail } from "../showing/view";

/**
 * The creator gives an order up before it is delivered, or agrees to a buyer who asks to: CANCELED at once, and REFUNDED when the
 * processor says that the money is on its way. The refund was decided with the commit: if the processor does not answer now, the
 * worker asks again. Throws `not_found`, `invalid_state_transition`.
 */
export async function cancelOrder(ctx: Context, id: string, note = ""): Promise<OrderDetailView> {
  await orderFor(ctx, id, "cancel");
  const { history, ...canceled } = await transaction(ctx, async (tx) => ({
    ...(await giveUp(tx, ctx, id, { actor: "creator", note })),
    history: await historyOf(id, tx),
  }));
  await sendAfter(ctx, canceled);
  return viewOrderDetail(canceled.order, history);
}

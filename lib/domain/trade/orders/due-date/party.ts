import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { type FoundOrder, orderAs } from "../access/access";
import type { OrderRow } from "../move";
import { viewBuyerOrder } from "../showing/view";

/** Who moves the due date: a buyer by the order's link, their account or their app; or the creator who sold it. */
export type Party = { orderId: string; token?: string | undefined; as: "buyer" | "creator" };

/** The order for one of its sides. Throws `not_found`, `insufficient_scope` for a buyer's app. */
export function partyTo(ctx: Context, { orderId, token, as }: Party): Promise<FoundOrder> {
  return orderAs(ctx, as, { id: orderId, action: "move_due", token });
}

/** The order as its buyer reads it. */
export function boughtView(row: OrderRow, { handle, displayName }: FoundOrder): BuyerOrderView {
  return viewBuyerOrder(row, { handle, display_name: displayName });
}

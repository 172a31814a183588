import type { Context } from "@/lib/core/context";
import type { OrderRow } from "../move";
import { showsCards } from "../showing/shows-cards";

type Unpaid = Pick<OrderRow, "status" | "source" | "buyerUserId" | "checkoutUrl">;

/**
 * Where an order that waits for its payment is paid; null once it does not. The page of what the person ordered themselves shows their
 * cards: it is theirs alone, and neither for their apps nor for who looks at their account.
 */
export function openCheckoutUrl({ actor }: Context, order: Unpaid): string | null {
  const mayPay = actor.kind === "user" ? !actor.viewedBy : !showsCards(order);
  return order.status === "CHECKOUT_OPEN" && mayPay ? order.checkoutUrl : null;
}

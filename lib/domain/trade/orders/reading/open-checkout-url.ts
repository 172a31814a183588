import type { Context } from "@/lib/core/context";
import type { OrderRow } from "../move";

type Unpaid = Pick<OrderRow, "status" | "source" | "checkoutUrl">;

/**
 * Where an order that waits for its payment is paid; null once it does not. The page of what the person ordered themselves shows their
 * cards: it is theirs alone, and neither for their apps nor for who looks at their account.
 */
export function openCheckoutUrl({ actor }: Context, { status, source, checkoutUrl }: Unpaid): string | null {
  const mayPay = actor.kind === "user" ? !actor.viewedBy : source !== "site";
  return status === "CHECKOUT_OPEN" && mayPay ? checkoutUrl : null;
}

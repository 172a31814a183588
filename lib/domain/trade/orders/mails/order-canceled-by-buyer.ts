import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: an order of theirs was canceled without them. */
export function orderCanceledByBuyer(o: OrderFacts, note: string): Mail {
  return {
    kind: "order_canceled_by_buyer",
    subject: `Canceled: ${o.title}`,
    paragraphs: [`The order of ${o.title} by ${o.buyerName} is canceled. The payment goes back to the buyer.`, note],
    action: { label: "Open the order", path: o.creatorPath },
  };
}

import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: somebody has paid. */
export function orderSold(o: OrderFacts): Mail {
  return {
    kind: "order_sold",
    subject: `New order: ${o.title}`,
    paragraphs: [
      `${o.buyerName} has paid ${formatMoney(o.amountCents, o.currency)} for ${o.title}.`,
      `It is due within ${o.deliveryDays === 1 ? "one day" : `${o.deliveryDays} days`}.`,
    ],
    action: { label: "Open the order", path: o.creatorPath },
  };
}

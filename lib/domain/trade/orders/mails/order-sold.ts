import { formatMoney } from "@/lib/core/values/money";
import type { Letter } from "@/lib/domain/platform/mail/letter";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: somebody has paid. */
export function orderSold(o: OrderFacts): Letter {
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

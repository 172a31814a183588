import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: somebody has paid, and when the work is due, or from when that counts. */
export function orderSold(o: OrderFacts): Mail {
  const days = o.deliveryDays === 1 ? "one day" : `${o.deliveryDays} days`;
  return {
    kind: "order_sold",
    subject: `New order: ${o.title}`,
    paragraphs: [
      `${o.buyerName} has paid ${formatMoney(o.amountCents, o.currency)} for ${o.title}.`,
      o.awaitsBrief
        ? `It is due within ${days} of the answers to your questions, which are still to come.`
        : `It is due within ${days}.`,
    ],
    action: { label: "Open the order", path: o.creatorPath },
  };
}

import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

const SAID = {
  creator: (o: OrderFacts) => `${o.creatorName} has canceled your order ${o.title}.`,
  agreed: (o: OrderFacts) => `You asked to cancel your order ${o.title}, and ${o.creatorName} agreed.`,
  buyer: (o: OrderFacts) => `Your order ${o.title} is canceled, as you asked.`,
  system: (o: OrderFacts) => `Your order ${o.title} is canceled, as you asked.`,
};

/** Tells the buyer: it is canceled, by whom, and that the money is on its way back. */
export function orderCanceled(o: OrderFacts, note: string, by: keyof typeof SAID): Mail {
  return {
    kind: "order_canceled",
    subject: `Canceled: ${o.title}`,
    paragraphs: [
      SAID[by](o),
      ...(note ? [note] : []),
      `Your payment of ${formatMoney(o.amountCents, o.currency)} is being sent back in full.`,
    ],
    action: { label: "Open your order", path: o.buyerPath },
  };
}

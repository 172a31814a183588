import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the buyer: the creator canceled, the money is on its way back. */
export function orderCanceled(o: OrderFacts, note: string): Mail {
  return {
    kind: "order_canceled",
    subject: `Canceled: ${o.title}`,
    paragraphs: [
      `${o.creatorName} has canceled your order ${o.title}.`,
      ...(note ? [note] : []),
      `Your payment of ${formatMoney(o.amountCents, o.currency)} is being sent back in full.`,
    ],
    action: { label: "Open your order", path: o.buyerPath },
  };
}

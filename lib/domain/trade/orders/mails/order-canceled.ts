import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

const SAID = {
  creator: (o: OrderFacts) => `${o.creatorName} has canceled your order ${o.title}.`,
  agreed: (o: OrderFacts) => `You asked to cancel your order ${o.title}, and ${o.creatorName} agreed.`,
  buyer: (o: OrderFacts) => `Your order ${o.title} is canceled, as you asked.`,
  system: (o: OrderFacts) => `Your order ${o.title} is canceled, as you asked.`,
};

/** Tells the buyer: it is canceled, by whom, and how much is on its way back now (`cents`): all of the payment, or what is left of it. */
export function orderCanceled(o: OrderFacts, note: string, by: keyof typeof SAID, cents: number): Mail {
  return {
    kind: "order_canceled",
    subject: `Canceled: ${o.title}`,
    paragraphs: [SAID[by](o), ...(note ? [note] : []), goesBack(o, cents)],
    action: { label: "Open your order", path: o.buyerPath },
  };
}

function goesBack({ amountCents, currency }: OrderFacts, cents: number): string {
  const paid = formatMoney(amountCents, currency);
  if (cents === amountCents) return `Your payment of ${paid} is being sent back in full.`;
  if (cents === 0) return `Nothing more of your payment of ${paid} is left to send back.`;
  return `Of your payment of ${paid}, the ${formatMoney(cents, currency)} that is left is being sent back.`;
}

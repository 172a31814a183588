import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: the buyer gave a tip. */
export function tipReceived(o: OrderFacts, cents: number): Mail {
  return {
    kind: "tip_received",
    subject: `A tip for ${o.title}`,
    paragraphs: [`${o.buyerName} tipped you ${formatMoney(cents, o.currency)} for ${o.title}. All of it is yours.`],
    action: { label: "Open the order", path: o.creatorPath },
  };
}

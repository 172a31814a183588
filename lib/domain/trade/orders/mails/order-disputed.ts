import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the creator: a dispute was opened. */
export function orderDisputed(o: OrderFacts, note: string): Mail {
  return {
    kind: "order_disputed",
    subject: `Dispute opened: ${o.title}`,
    paragraphs: [
      `A dispute was opened about ${o.title}, ordered by ${o.buyerName}:`,
      note,
      "Nothing is accepted automatically while we look into it. You can refund the order, which ends the dispute.",
    ],
    action: { label: "Open the order", path: o.creatorPath },
  };
}

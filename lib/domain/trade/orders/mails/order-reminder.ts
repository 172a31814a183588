import type { Mail } from "@/lib/domain/platform/mail/message";
import { momentInWords, type OrderFacts } from "./order-facts";

/** Tells the buyer: the window is about to end. */
export function orderReminder(o: OrderFacts, hours: number): Mail {
  return {
    kind: "order_reminder",
    subject: `${hours} hours left to respond: ${o.title}`,
    paragraphs: [
      `${o.creatorName} delivered ${o.title}. It counts as accepted ${o.acceptBy ? `on ${momentInWords(o.acceptBy)}` : "soon"} unless you respond.`,
      `You can accept it${o.revisionsLeft > 0 ? ", ask for changes," : ""} or open a dispute.`,
    ],
    action: { label: "See the delivery", path: o.buyerPath },
  };
}

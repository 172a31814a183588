import type { Mail } from "@/lib/domain/platform/mail/message";
import { momentInWords, type OrderFacts } from "./order-facts";

/** Tells the buyer: the work is there. */
export function orderDelivered(o: OrderFacts): Mail {
  return {
    kind: "order_delivered",
    subject: `Delivered: ${o.title}`,
    paragraphs: [
      `${o.creatorName} has delivered ${o.title}${o.deliveryNumber > 1 ? ` again (delivery ${o.deliveryNumber})` : ""}.`,
      `Look at it and accept it${o.revisionsLeft > 0 ? ", ask for changes," : ""} or open a dispute until ${o.acceptBy ? momentInWords(o.acceptBy) : "the window ends"}. After that it counts as accepted.`,
    ],
    action: { label: "See the delivery", path: o.buyerPath },
  };
}

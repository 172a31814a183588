import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells one side how a dispute ended. */
export function orderSettled(o: OrderFacts, how: string, to: "buyer" | "creator"): Mail {
  return {
    kind: "order_settled",
    subject: `The dispute is settled: ${o.title}`,
    paragraphs: [`The dispute over ${o.title} is settled.`, how],
    action: { label: "Open the order", path: to === "buyer" ? o.buyerPath : o.creatorPath },
  };
}

import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells one side what the other said in a dispute. */
export function orderStatement(o: OrderFacts, body: string, to: "buyer" | "creator"): Mail {
  return {
    kind: "order_statement",
    subject: `A word on the dispute over ${o.title}`,
    paragraphs: [`${to === "buyer" ? o.creatorName : o.buyerName} wrote on the dispute over ${o.title}:`, body],
    action: { label: "Answer", path: to === "buyer" ? o.buyerPath : o.creatorPath },
  };
}

import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells one side how the other would settle a dispute. */
export function orderProposed(o: OrderFacts, how: string, to: "buyer" | "creator"): Mail {
  return {
    kind: "order_proposed",
    subject: `A proposal for ${o.title}`,
    paragraphs: [
      `${to === "buyer" ? o.creatorName : o.buyerName} proposes to settle the dispute over ${o.title}:`,
      how,
      "Accept it and it is done at once, or make a proposal of your own.",
    ],
    action: { label: "Answer", path: to === "buyer" ? o.buyerPath : o.creatorPath },
  };
}

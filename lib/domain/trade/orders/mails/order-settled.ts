import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

type Settled = { how: string; reason: "agreed" | "operator"; to: "buyer" | "creator" };

/** Tells one side how a dispute ended, and whether both sides agreed on it or the operator decided. */
export function orderSettled(o: OrderFacts, { how, reason, to }: Settled): Mail {
  return {
    kind: "order_settled",
    subject: `The dispute is settled: ${o.title}`,
    paragraphs: [
      reason === "agreed"
        ? `The dispute over ${o.title} is settled, as both sides agreed.`
        : `We have decided the dispute over ${o.title}.`,
      how,
    ],
    action: { label: "Open the order", path: to === "buyer" ? o.buyerPath : o.creatorPath },
  };
}

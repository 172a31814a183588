import type { Mail } from "@/lib/domain/platform/mail/message";
import { momentInWords, type OrderFacts } from "./order-facts";

type Proposed = { to: "buyer" | "creator"; wanted: Date; reason: string };

/** Asks one side whether the work may come later, as the other proposes. */
export const orderDueProposed =
  ({ to, wanted, reason }: Proposed) =>
  (o: OrderFacts): Mail => ({
    kind: to === "buyer" ? "order_due_proposed" : "sale_due_proposed",
    subject: `A later date for ${o.title}?`,
    paragraphs: [
      `${to === "buyer" ? o.creatorName : o.buyerName} proposes ${momentInWords(wanted)} as the new delivery date of ${o.title}:`,
      reason,
      "Agree or decline. Until you answer, the present date holds.",
    ],
    action: { label: "Answer", path: to === "buyer" ? o.buyerPath : o.creatorPath },
  });

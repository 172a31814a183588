import type { Mail } from "@/lib/domain/platform/mail/message";
import { momentInWords, type OrderFacts } from "./order-facts";

type Answered = { to: "buyer" | "creator"; wanted: Date; accept: boolean };

/** Tells the side that proposed a later date what the other answered. */
export const orderDueAnswered =
  ({ to, wanted, accept }: Answered) =>
  (o: OrderFacts): Mail => {
    const other = to === "buyer" ? o.creatorName : o.buyerName;
    return {
      kind: to === "buyer" ? "order_due_answered" : "sale_due_answered",
      subject: accept ? `The new date is agreed: ${o.title}` : `The date stays as it was: ${o.title}`,
      paragraphs: [
        accept
          ? `${other} agrees: ${o.title} is due on ${momentInWords(wanted)}.`
          : `${other} declined ${momentInWords(wanted)}. The order of ${o.title} is due when it was.`,
      ],
      action: { label: "Open the order", path: to === "buyer" ? o.buyerPath : o.creatorPath },
    };
  };

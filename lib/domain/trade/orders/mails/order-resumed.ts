import { dayAndTime } from "@/lib/core/values/formats";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells one side: a card dispute was decided for the creator before anything was delivered, and the order goes on; until when, where it has a date. */
export function orderResumed(o: OrderFacts, dueAt: Date | null, to: "buyer" | "creator"): Mail {
  const due = dueAt ? ` by ${dayAndTime.format(dueAt)} UTC, with the time that was left when the dispute began` : "";
  return {
    kind: "order_resumed",
    subject: `The order goes on: ${o.title}`,
    paragraphs:
      to === "buyer"
        ? [
            `The dispute that your bank opened about ${o.title} was decided for ${o.creatorName}. The work was still to be delivered, so the order goes on, and your payment is held as before.`,
            `${o.creatorName} delivers it${due}. If something is wrong, tell them on the order's page.`,
          ]
        : [
            `The card dispute about ${o.title} was decided in your favour. The work was still to be delivered, so the order goes on.`,
            `Deliver it${due}: your money is held until it is accepted.`,
          ],
    action: { label: "Open the order", path: to === "buyer" ? o.buyerPath : o.creatorPath },
  };
}

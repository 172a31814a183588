import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import type { OrderFacts } from "./order-facts";

/** Tells the buyer: the payment arrived and the work begins. */
export function orderPaid(o: OrderFacts): Mail {
  const days = o.deliveryDays === 1 ? "one day" : `${o.deliveryDays} days`;
  return {
    kind: "order_paid",
    subject: `Your order is paid: ${o.title}`,
    paragraphs: [
      `Thank you. Your payment of ${formatMoney(o.amountCents, o.currency)} for ${o.title} has arrived.`,
      o.awaitsBrief
        ? `${o.creatorName} needs your answers to begin: they are asked on the order's page. The work is delivered within ${days} of them.`
        : `${o.creatorName} has been told and delivers within ${days}.`,
      `You then have 72 hours to accept the work${o.revisionsLeft > 0 ? " or to ask for changes" : ""}.`,
      "Keep this email: its link opens your order without an account. Do not pass it on.",
    ],
    action: { label: o.awaitsBrief ? "Answer the questions" : "Open your order", path: o.buyerPath },
  };
}

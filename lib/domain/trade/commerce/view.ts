import type { CheckoutAnswer } from "@/lib/contracts/commerce/checkout";
import type { Message } from "@/lib/contracts/commerce/protocol";
import { env } from "@/lib/core/env";
import { totalsOf } from "./lines";
import { linesOf } from "./order-lines";
import type { CheckoutRow, OrderOf } from "./row";

type Status = CheckoutAnswer["status"];

/** Where a checkout stands: what its order says, and without one whether its time is over. */
export function statusOf(row: CheckoutRow, order: OrderOf | null, now: Date): Status {
  if (order?.paidAt) return "completed";
  if (row.canceledAt || order?.status === "EXPIRED") return "canceled";
  if (order) return order.expiresAt > now ? "requires_escalation" : "canceled";
  if (row.expiresAt <= now) return "canceled";
  return row.messages.some(forBuyer) ? "requires_escalation" : "incomplete";
}

/** Whether a message is of what the buyer alone can change, on the page at `continue_url`. */
function forBuyer(message: Message): boolean {
  return message.type === "error" && message.severity === "requires_buyer_input";
}

/** A checkout as the protocol shows it. */
export function viewCheckout(row: CheckoutRow, order: OrderOf | null, now: Date): CheckoutAnswer {
  const status = statusOf(row, order, now);
  const messages = [...row.messages.filter(({ type }) => stands(type, status)), ...standing(status, row, order)];
  const lines = order ? linesOf(row.lines, order) : row.lines;
  const open = status === "incomplete" || status === "requires_escalation";
  return {
    id: row.id,
    status,
    currency: "USD",
    line_items: lines.map((line) => ({ ...line, totals: totalsOf([line]) })),
    ...(row.buyer && { buyer: row.buyer }),
    totals: totalsOf(lines),
    ...(messages.length > 0 && { messages }),
    links: policies(),
    expires_at: (order?.expiresAt ?? row.expiresAt).toISOString(),
    ...(open && { continue_url: (status === "requires_escalation" && order?.checkoutUrl) || row.pageUrl }),
    ...(status === "completed" && order && { order: { id: order.id, permalink_url: orderUrl(order.id) } }),
  };
}

/** Where an order is to be seen by who bought it; the address opens nothing by itself. */
export function orderUrl(id: string): string {
  return `${env().BASE_URL}/orders/${id}`;
}

/** Of what is over nothing is to be mended. */
function stands(type: Message["type"], status: Status): boolean {
  return type !== "error" || status !== "canceled";
}

function standing(status: Status, row: CheckoutRow, order: OrderOf | null): Message[] {
  if (status === "canceled" && order?.refused)
    return [{ type: "info", code: "buyer_refused", content: "The buyer did not approve it. Nothing was charged." }];
  if (status === "canceled" && !row.canceledAt)
    return [{ type: "info", code: "checkout_expired", content: "The time to pay is over. Nothing was charged." }];
  if (status !== "requires_escalation" || !order) return [];
  const content =
    "Everything is said. The buyer must open continue_url, look the order over, and pay there: no call takes money here. What the work is for can be told after paying.";
  return [{ type: "error", code: "buyer_payment_required", content, severity: "requires_buyer_review" }];
}

function policies(): CheckoutAnswer["links"] {
  const base = env().BASE_URL;
  return [
    { type: "privacy_policy", url: `${base}/privacy` },
    { type: "terms_of_service", url: `${base}/terms` },
    { type: "refund_policy", url: `${base}/refunds` },
  ];
}

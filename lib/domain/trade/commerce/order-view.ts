import type { OrderAnswer } from "@/lib/contracts/commerce/order";
import { dueAt, type StepRow } from "@/lib/domain/trade/orders/showing/view";
import { totalsOf } from "./lines";
import { linesOf } from "./order-lines";
import type { OrderOfCheckout, RefundOfOrder } from "./order-row";
import { orderUrl } from "./view";

type Order = OrderOfCheckout["order"];
type Event = OrderAnswer["fulfillment"]["events"][number];
type Adjustment = OrderAnswer["adjustments"][number];

/** States in which what was bought is not to come any more. */
const GONE = new Set<Order["status"]>(["CANCELED", "REFUNDED"]);
const HANDED_OVER = new Set<Order["status"]>(["DELIVERED", "COMPLETED"]);

/**
 * An order as the protocol shows it, out of its row and timeline. What was delivered and what was written stays between the buyer and the
 * creator: the order's own page shows that.
 */
export function viewCommerceOrder(
  { order, checkout, refunds }: OrderOfCheckout,
  steps: readonly StepRow[],
): OrderAnswer {
  const lines = linesOf(checkout?.lines ?? [], order);
  const affected = (quantity: number) => lines.map(({ id }) => ({ id, quantity }));
  const total = GONE.has(order.status) ? 0 : 1;
  const fulfilled = HANDED_OVER.has(standing(order, steps)) ? 1 : 0;
  const status = total === 0 ? "removed" : fulfilled === 1 ? "fulfilled" : "processing";
  return {
    id: order.id,
    label: order.productTitle,
    checkout_id: checkout?.id ?? order.id,
    permalink_url: orderUrl(order.id),
    currency: "USD",
    line_items: lines.map(({ quantity: original, ...line }) => ({
      ...line,
      quantity: { original, total, fulfilled },
      totals: totalsOf([{ item: line.item, quantity: original }]),
      status,
    })),
    fulfillment: {
      expectations: total === 0 ? [] : [expected(order, affected(1))],
      events: eventsOf(steps, affected(1)),
    },
    adjustments: [...adjustmentsOf(order, steps, affected(-1)), ...refunds.map(viewRefund)],
    totals: totalsOf(lines),
  };
}

/** The state that says how far the work is: a dispute leaves it where it was. */
function standing({ status }: Order, steps: readonly StepRow[]): Order["status"] {
  if (status !== "DISPUTED") return status;
  return steps.findLast(({ from, to }) => to === "DISPUTED" && from !== to)?.from ?? status;
}

function expected(order: Order, line_items: { id: string; quantity: number }[]) {
  const due = dueAt(order);
  const description = due
    ? `Delivered online by ${due.toISOString().slice(0, 10)}.`
    : `Delivered online ${order.deliveryDays} days after the buyer has answered what the creator asks.`;
  return {
    id: "exp_1",
    line_items,
    method_type: "digital" as const,
    destination: {},
    description,
    ...(due && { fulfillable_on: due.toISOString() }),
  };
}

const EVENTS: Partial<Record<Order["status"], { type: string; description: string }>> = {
  PAID: { type: "processing", description: "Paid; the creator works on it." },
  DELIVERED: { type: "delivered", description: "Delivered; the buyer has 72 hours to answer." },
  REVISION_REQUESTED: { type: "revision_requested", description: "The buyer asked for changes." },
  COMPLETED: { type: "accepted", description: "The delivery was accepted." },
  CANCELED: { type: "canceled", description: "The order was canceled." },
};

function eventsOf(steps: readonly StepRow[], line_items: { id: string; quantity: number }[]): Event[] {
  return steps.flatMap(({ from, to, at }, n) => {
    const event = from === to ? undefined : EVENTS[to];
    return event ? [{ id: `evt_${n + 1}`, occurred_at: at.toISOString(), ...event, line_items }] : [];
  });
}

function adjustmentsOf(
  order: Order,
  steps: readonly StepRow[],
  line_items: { id: string; quantity: number }[],
): Adjustment[] {
  const adjustments: Adjustment[] = [];
  for (const [n, { from, to, at: moment }] of steps.entries()) {
    if (from === to || (to !== "CANCELED" && to !== "DISPUTED")) continue;
    adjustments.push({
      id: `adj_${n + 1}`,
      type: to === "CANCELED" ? "cancellation" : "dispute",
      occurred_at: moment.toISOString(),
      status: to === "DISPUTED" && order.status === "DISPUTED" ? "pending" : "completed",
      ...(to === "CANCELED" && { line_items }),
      description: to === "CANCELED" ? "The order was canceled." : "The buyer disputed the order.",
    });
  }
  return adjustments;
}

const REFUND: Record<RefundOfOrder["status"], { status: Adjustment["status"]; description: string }> = {
  REQUESTED: { status: "pending", description: "On its way back to the buyer." },
  SENT: { status: "completed", description: "Sent back to the buyer." },
  FAILED: { status: "failed", description: "The buyer's bank did not take it." },
};

/** A refund keeps its id while it goes from pending to completed or failed. */
function viewRefund({ id, cents, status, sentAt, createdAt }: RefundOfOrder): Adjustment {
  return {
    id,
    type: "refund",
    occurred_at: (sentAt ?? createdAt).toISOString(),
    totals: [{ type: "total", display_text: "Refund", amount: -cents }],
    ...REFUND[status],
  };
}

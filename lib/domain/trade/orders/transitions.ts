import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";

/** Who can move an order. `operator` is a person with the command line, `system` the worker. */
export type OrderMover = "buyer" | "creator" | "processor" | "system" | "operator";

export type Transition = {
  from: OrderStatus;
  to: OrderStatus;
  /** Who does it, each with what they do and under which condition, as the picture in the docs says it. */
  by: Partial<Record<OrderMover, string>>;
};

const CANCEL = {
  creator: "cancel, or agree to it",
  buyer: "more than 24 h late",
  system: "asked to cancel, silent for 48 h",
  processor: "refunded there",
};
const AGREED = { buyer: "accept a proposal", creator: "accept a proposal" };

/** Every step that an order can take, and whose it is. The one table: code, tests and docs/orders.md read it. */
export const TRANSITIONS: readonly Transition[] = [
  {
    from: "CHECKOUT_OPEN",
    to: "PAID",
    by: { processor: "signed event, or its answer once the checkout's time is over" },
  },
  {
    from: "CHECKOUT_OPEN",
    to: "EXPIRED",
    by: { processor: "session expired or wrongly paid", system: "no session in time, or its quote is gone" },
  },
  { from: "PAID", to: "DELIVERED", by: { creator: "deliver" } },
  { from: "PAID", to: "CANCELED", by: CANCEL },
  { from: "PAID", to: "DISPUTED", by: { buyer: "open a dispute", processor: "card dispute" } },
  { from: "DELIVERED", to: "COMPLETED", by: { buyer: "accept", system: "72 h are over" } },
  { from: "DELIVERED", to: "REVISION_REQUESTED", by: { buyer: "within 72 h and the allowance" } },
  {
    from: "DELIVERED",
    to: "DISPUTED",
    by: { buyer: "open a dispute", processor: "card dispute or refunded there" },
  },
  { from: "REVISION_REQUESTED", to: "DELIVERED", by: { creator: "deliver again" } },
  { from: "REVISION_REQUESTED", to: "CANCELED", by: CANCEL },
  { from: "REVISION_REQUESTED", to: "DISPUTED", by: { buyer: "open a dispute", processor: "card dispute" } },
  { from: "COMPLETED", to: "DISPUTED", by: { buyer: "within 14 days", processor: "card dispute" } },
  { from: "COMPLETED", to: "REFUNDED", by: { processor: "charge refunded" } },
  { from: "CANCELED", to: "REFUNDED", by: { processor: "charge refunded" } },
  {
    from: "DISPUTED",
    to: "COMPLETED",
    by: { ...AGREED, operator: "decided for the creator or in part", processor: "card dispute won" },
  },
  { from: "DISPUTED", to: "PAID", by: { processor: "card dispute won, nothing delivered" } },
  {
    from: "DISPUTED",
    to: "REVISION_REQUESTED",
    by: { ...AGREED, processor: "card dispute won, nothing delivered since" },
  },
  { from: "DISPUTED", to: "REFUNDED", by: { processor: "charge refunded or card dispute lost" } },
];

/** States that lead to `to`, by anyone or by one mover. */
export function sourcesOf(to: OrderStatus, by?: OrderMover): OrderStatus[] {
  return TRANSITIONS.filter((step) => step.to === to && (!by || step.by[by] !== undefined)).map((step) => step.from);
}

/** Whether the table has this step. */
export function leadsTo(from: OrderStatus, to: OrderStatus): boolean {
  return sourcesOf(to).includes(from);
}

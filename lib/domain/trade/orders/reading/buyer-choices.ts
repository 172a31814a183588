import { DISPUTABLE_MS } from "../closing/dispute";
import type { OrderRow } from "../move";
import { leadsTo } from "../transitions";

/** What the buyer can do with the order now, for the page: the verbs themselves decide again. */
export type BuyerChoices = { accept: boolean; request_revision: boolean; dispute: boolean };

export function buyerChoices(order: OrderRow, now: Date): BuyerChoices {
  const waiting = order.status === "DELIVERED";
  const inTime = order.acceptBy !== null && order.acceptBy > now;
  const recent = !order.closedAt || order.closedAt.getTime() + DISPUTABLE_MS > now.getTime();
  return {
    accept: waiting,
    request_revision: waiting && inTime && order.revisionsUsed < order.revisionsAllowed,
    dispute: leadsTo(order.status, "DISPUTED") && (order.status !== "COMPLETED" || recent),
  };
}

import { DISPUTABLE_MS, isDecided } from "../closing/dispute";
import type { OrderRow } from "../move";
import type { StepRow } from "../showing/view";
import { leadsTo } from "../transitions";

/** What the buyer can do with the order now, for the page: the verbs themselves decide again. */
export type BuyerChoices = { accept: boolean; request_revision: boolean; dispute: boolean };

export function buyerChoices(order: OrderRow, steps: readonly StepRow[], now: Date): BuyerChoices {
  const waiting = order.status === "DELIVERED";
  const inTime = order.acceptBy !== null && order.acceptBy > now;
  const inDays = !order.closedAt || order.closedAt.getTime() + DISPUTABLE_MS > now.getTime();
  const disputable = order.status !== "COMPLETED" || (inDays && !isDecided(order, steps));
  return {
    accept: waiting,
    request_revision: waiting && inTime && order.revisionsUsed < order.revisionsAllowed,
    dispute: leadsTo(order.status, "DISPUTED") && disputable,
  };
}

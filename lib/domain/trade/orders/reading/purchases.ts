import type { Purchase } from "@/lib/contracts/trade/purchases/purchases";
import type { Context } from "@/lib/core/context";
import { purchaseFor } from "../access/access";
import { approvalRowsOf, viewApprovals } from "../approvals/read";
import { briefOf } from "../brief/read";
import { historyOf } from "../showing/history";
import { viewBuyerOrder, viewDeliveries, viewStep } from "../showing/view";
import { openCheckoutUrl } from "./open-checkout-url";
import { waitForChange } from "./wait";

/**
 * One order that the account bought, with its timeline and what was delivered, both oldest first, and its brief; with `waitSeconds` as it stands once
 * something has happened to it, or that time is over. Throws `not_found`.
 */
export async function getPurchase(ctx: Context, id: string, waitSeconds = 0): Promise<Purchase> {
  let order = await purchaseFor(ctx, id, "read");
  if (await waitForChange(ctx, id, waitSeconds)) order = await purchaseFor(ctx, id, "read");
  const [history, asked, brief] = await Promise.all([historyOf(id), approvalRowsOf(ctx, id), briefOf(id)]);
  return {
    ...viewBuyerOrder(order, { handle: order.handle, display_name: order.displayName }),
    checkout_url: openCheckoutUrl(ctx, order),
    ...viewApprovals(asked),
    ...(openedBy(ctx, order) && { metadata: order.metadata }),
    timeline: history.steps.map(viewStep),
    deliveries: viewDeliveries(history),
    brief,
  };
}

/** Whether the app or key that asks is the one that opened the checkout. */
function openedBy({ actor }: Context, { apiKeyId }: { apiKeyId: string | null }): boolean {
  return actor.kind === "credential" && actor.credential.id === apiKeyId;
}

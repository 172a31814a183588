import type { OrderAnswer } from "@/lib/contracts/commerce/order";
import { type Refusal, refusedFor } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { purchaseFor } from "@/lib/domain/trade/orders/access/access";
import { historyOf } from "@/lib/domain/trade/orders/showing/history";
import { placedOrder } from "./order-row";
import { viewCommerceOrder } from "./order-view";
import type { Platform } from "./platform";

/**
 * An order as it stands: for a platform that a person let see what they ordered, whatever they ordered and wherever; for one that proves by a
 * signature that it opened the checkout, that order. Refused for any other. Throws `unauthorized`, `insufficient_scope`.
 */
export async function getCommerceOrder(ctx: Context, platform: Platform, id: string): Promise<OrderAnswer | Refusal> {
  const { actor } = ctx;
  if (actor.kind !== "credential" && !platform.signed)
    throw new DomainError(
      "unauthorized",
      "To see an order, send the token of its buyer, or sign the request with a key of your profile.",
    );
  const allowed = actor.kind === "credential" ? await isBought(ctx, id) : true;
  const found = allowed ? await placedOrder(id, ctx.livemode) : null;
  const theirs = actor.kind === "credential" || found?.checkout?.platform === platform.url;
  if (!found || !theirs) return refusedFor("not_found", "Order not found.");
  const { steps } = await historyOf(id);
  return viewCommerceOrder(found, steps);
}

async function isBought(ctx: Context, id: string): Promise<boolean> {
  try {
    await purchaseFor(ctx, id, "read");
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return false;
    throw error;
  }
}

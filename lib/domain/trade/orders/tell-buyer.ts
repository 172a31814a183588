import type { Transaction } from "@/db/client";
import type { EventKind } from "@/lib/contracts/developers/events";
import type { Context } from "@/lib/core/context";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOfAccount } from "@/lib/domain/people/profiles/owner";
import type { OrderRow } from "./move";

/**
 * Tells the endpoints of the account that placed an order, and of the apps that it let in, what happened to it. Nobody for an order of a
 * guest; a fixture's account hears what a seller would, and not twice.
 */
export async function tellBuyer(tx: Transaction, ctx: Context, order: OrderRow, change: EventKind): Promise<void> {
  if (!order.buyerUserId || order.tried) return;
  await emit(tx, ctx, await ownerIdOfAccount(tx, order.buyerUserId), "purchase.updated", {
    id: order.id,
    change,
    status: order.status,
    product_id: order.productId,
    product_title: order.productTitle,
    tier_id: order.packageSlug,
    amount_cents: order.amountCents,
    currency: "usd",
    delivery_number: order.deliveryNumber,
    accept_by: order.acceptBy?.toISOString() ?? null,
  });
}

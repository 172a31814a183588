import type { Transaction } from "@/db/client";
import type { EventKind } from "@/lib/contracts/developers/events/events";
import type { Context } from "@/lib/core/context";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerIdOfBuyer } from "@/lib/domain/people/profiles/owner";
import type { OrderRow } from "../move";

/**
 * Tells the endpoints of the account that bought, and of the apps that it let in, what happened to an order. Nobody for an order of a
 * guest; a fixture's account hears what a seller would, and not twice.
 */
export async function tellBuyer(tx: Transaction, ctx: Context, order: OrderRow, change: EventKind): Promise<void> {
  const owner = order.tried ? null : await ownerIdOfBuyer(tx, order);
  if (owner === null) return;
  await emit(tx, ctx, owner, "purchase.updated", {
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

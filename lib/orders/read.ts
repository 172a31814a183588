import { eq, getTableColumns, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orders, profiles, users } from "@/db/schema";
import type { OrderDetailView } from "@/lib/contracts/creator-orders";
import type { BuyerOrderView, OrderDeliveryView } from "@/lib/contracts/orders";
import type { ReviewView } from "@/lib/contracts/reviews";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { sameBytes, sha256 } from "@/lib/core/seal";
import { findReviewOfOrder } from "@/lib/reviews/read";
import { historyOf } from "./history";
import { canReview } from "./review-window";
import type { OrderRow } from "./transitions";
import { viewBuyerOrder, viewDelivery, viewStep } from "./view";

export type OrderPageView = {
  order: BuyerOrderView;
  timeline: OrderDetailView["timeline"];
  deliveries: OrderDeliveryView[];
  review: ReviewView | null;
  can_review: boolean;
};

type FoundOrder = OrderRow & { handle: string; displayName: string };

const orderById = prepared("order_by_id", (db) =>
  db
    .select({ ...getTableColumns(orders), handle: profiles.handle, displayName: profiles.displayName })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(eq(orders.id, sql.placeholder("id")))
    .prepare("order_by_id"),
);

const verifiedEmailOf = prepared("verified_email_of_user", (db) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("verified_email_of_user"),
);

/**
 * An order for whoever holds its link token, or for the signed-in buyer with its e-mail. Anyone else gets `not_found`: that the order
 * exists is not theirs to know.
 */
export async function findBuyerOrder(ctx: Context, id: string, token: string | undefined): Promise<FoundOrder> {
  const [order] = await orderById().execute({ id });
  if (!order) throw notFound("The order");
  if (token && sameBytes(order.linkTokenHash, sha256(token))) return order;
  if (ctx.actor.kind === "user" && order.buyerEmail) {
    const [user] = await verifiedEmailOf().execute({ id: ctx.actor.userId });
    if (user && user.email.toLowerCase() === order.buyerEmail.toLowerCase()) return order;
  }
  throw notFound("The order");
}

/** What the thank-you, order and review pages show. Throws `not_found` for a wrong token. */
export async function getOrderByToken(ctx: Context, id: string, token: string | undefined): Promise<OrderPageView> {
  const order = await findBuyerOrder(ctx, id, token);
  const [history, review] = await Promise.all([historyOf(id), findReviewOfOrder(ctx, id)]);
  return {
    order: viewBuyerOrder(order, { handle: order.handle, display_name: order.displayName }),
    timeline: history.steps.map(viewStep),
    deliveries: history.deliveries.map(viewDelivery),
    review,
    can_review: canReview(order, ctx.now),
  };
}

import { and, asc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { commerceCheckouts, orderRefunds, orders } from "@/db/schema";

/** By its id, for `placedOrder`. */
export const placedById = prepared("commerce_order_by_id", (db) =>
  db
    .select({
      order: getTableColumns(orders),
      checkout: {
        id: commerceCheckouts.id,
        platform: commerceCheckouts.platform,
        webhookUrl: commerceCheckouts.webhookUrl,
        lines: commerceCheckouts.lines,
      },
    })
    .from(orders)
    .leftJoin(commerceCheckouts, eq(commerceCheckouts.orderId, orders.id))
    .where(
      and(
        eq(orders.id, sql.placeholder("id")),
        eq(orders.livemode, sql.placeholder("livemode")),
        isNotNull(orders.paidAt),
      ),
    ),
);

/** What went back of an order, or is to, the oldest first. */
export const refundsById = prepared("commerce_refunds_of_order", (db) =>
  db
    .select({
      id: orderRefunds.id,
      cents: orderRefunds.cents,
      status: orderRefunds.status,
      sentAt: orderRefunds.sentAt,
      createdAt: orderRefunds.createdAt,
    })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, sql.placeholder("id")))
    .orderBy(asc(orderRefunds.id)),
);

export type RefundOfOrder = Pick<typeof orderRefunds.$inferSelect, "id" | "cents" | "status" | "sentAt" | "createdAt">;
export type OrderOfCheckout = Awaited<ReturnType<ReturnType<typeof placedById>["execute"]>>[number] & {
  refunds: RefundOfOrder[];
};

/** An order that was placed, with its refunds and the checkout of the protocol that it came from, if it came from one. Null while nobody has paid. */
export async function placedOrder(id: string, livemode: boolean): Promise<OrderOfCheckout | null> {
  const [[row], refunds] = await Promise.all([placedById().execute({ id, livemode }), refundsById().execute({ id })]);
  return row ? { ...row, refunds } : null;
}

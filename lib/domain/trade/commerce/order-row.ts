import { and, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { commerceCheckouts, orders } from "@/db/schema";

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

export type OrderOfCheckout = Awaited<ReturnType<ReturnType<typeof placedById>["execute"]>>[number];

/** An order that was placed, with the checkout of the protocol that it came from, if it came from one. Null while nobody has paid. */
export async function placedOrder(id: string, livemode: boolean): Promise<OrderOfCheckout | null> {
  const [row] = await placedById().execute({ id, livemode });
  return row ?? null;
}

import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { orders } from "@/db/schema";
import type { OrderDetailView, OrderQuery, OrderView } from "@/lib/contracts/trade/orders/creator-orders";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { rangeBounds } from "@/lib/core/values/time-range";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { historyOf } from "../showing/history";
import { viewOrder, viewOrderDetail } from "../showing/view";

const OrderCursor = z.tuple([Timestamp, idOf("ord")]);

const { placeholder } = sql;

const ordersOf = prepared("orders_of", (db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.profileId, placeholder("profileId")),
        eq(orders.livemode, placeholder("livemode")),
        sql`(${orders.createdAt}, ${orders.id}) < (${placeholder("at")}::timestamptz, ${placeholder("id")}::text)`,
        sql`${orders.createdAt} >= ${placeholder("from")}::timestamptz`,
        sql`${orders.createdAt} < ${placeholder("to")}::timestamptz`,
        sql`(${placeholder("status")}::order_status is null or ${orders.status} = ${placeholder("status")}::order_status)`,
        sql`(${placeholder("source")}::order_source is null or ${orders.source} = ${placeholder("source")}::order_source)`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(placeholder("limit")),
);

/** What the acting creator sold, newest first, by `status`, `source` and when the checkout was opened. */
export async function listOrders(ctx: Context, query: OrderQuery): Promise<Page<OrderView>> {
  const profileId = requireProfile(ctx);
  const [at, id] = decodeCursor(query.cursor, OrderCursor) ?? ["infinity", ""];
  const rows = await ordersOf().execute({
    profileId,
    livemode: ctx.livemode,
    at,
    id,
    ...rangeBounds(query),
    status: query.status ?? null,
    source: query.source ?? null,
    limit: query.limit + 1,
  });
  return pageOf(rows, query.limit, (row) => [row.createdAt.toISOString(), row.id], viewOrder);
}

const ownOrder = prepared("own_order", (db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, placeholder("id")),
        eq(orders.profileId, placeholder("profileId")),
        eq(orders.livemode, placeholder("livemode")),
      ),
    ),
);

/** One order of the acting creator with its timeline and deliveries. Throws `not_found`, for another creator's too. */
export async function getOrder(ctx: Context, id: string): Promise<OrderDetailView> {
  const profileId = requireProfile(ctx);
  const { livemode } = ctx;
  const [[order], history] = await Promise.all([ownOrder().execute({ id, profileId, livemode }), historyOf(id)]);
  if (!order) throw notFound("The order");
  return viewOrderDetail(order, history);
}

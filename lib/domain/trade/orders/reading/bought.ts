import { and, desc, eq, getTableColumns, lt, or, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orders, profiles } from "@/db/schema";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { PurchaseQuery } from "@/lib/contracts/trade/purchases/purchases";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { rangeBounds } from "@/lib/core/values/time-range";
import { verifiedEmailOf } from "../access/access";
import { viewBuyerOrder } from "../showing/view";

const ordersBelow = idCursor("ord");

const bought = prepared("orders_bought", (db) =>
  db
    .select({ ...getTableColumns(orders), handle: profiles.handle, displayName: profiles.displayName })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(
      and(
        or(
          eq(orders.buyerEmail, sql`${sql.placeholder("email")}::citext`),
          eq(orders.buyerUserId, sql.placeholder("userId")),
        ),
        eq(orders.livemode, sql.placeholder("livemode")),
        lt(orders.id, sql.placeholder("before")),
        sql`${orders.createdAt} >= ${sql.placeholder("from")}::timestamptz`,
        sql`${orders.createdAt} < ${sql.placeholder("to")}::timestamptz`,
        sql`(${sql.placeholder("status")}::order_status is null or ${orders.status} = ${sql.placeholder("status")}::order_status)`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(sql.placeholder("limit")),
);

/**
 * What the account of the signed-in person, of an app or of a key has bought, newest first: what it ordered, and every order paid with
 * an email address that its person has proved to read. Empty for others. Throws `invalid_cursor`.
 */
export async function listBoughtOrders(
  ctx: Context,
  query: Pick<PurchaseQuery, "limit"> & Partial<PurchaseQuery>,
): Promise<Page<BuyerOrderView>> {
  const { actor } = ctx;
  if (actor.kind !== "user" && actor.kind !== "credential") return { data: [], has_more: false, next_cursor: null };
  const email = await verifiedEmailOf(ctx);
  const before = ordersBelow(query.cursor);
  const rows = await bought().execute({
    email,
    userId: actor.userId,
    livemode: ctx.livemode,
    before,
    ...rangeBounds(query),
    status: query.status ?? null,
    limit: query.limit + 1,
  });
  return pageOf(
    rows,
    query.limit,
    (row) => [row.id],
    (row) => viewBuyerOrder(row, { handle: row.handle, display_name: row.displayName }),
  );
}

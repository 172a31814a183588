import { desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
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

const o = alias(orders, "o");
const { placeholder } = sql;

/** The newest ids of one way to be a buyer, in the order of its index. */
const newestOf = (whose: SQL) => sql`(select ${o.id} from ${orders} as ${o}
  where ${whose} and ${o.livemode} = ${placeholder("livemode")} and ${o.id} < ${placeholder("before")}
    and ${o.createdAt} >= ${placeholder("from")}::timestamptz and ${o.createdAt} < ${placeholder("to")}::timestamptz
    and (${placeholder("status")}::order_status is null or ${o.status} = ${placeholder("status")}::order_status)
  order by ${o.id} desc limit ${placeholder("limit")})`;

const MINE = sql`${o.buyerUserId} = ${placeholder("userId")}`;
const BY_ADDRESS = sql`${o.buyerEmail} = ${placeholder("email")}::citext`;

/** By account and by address, each by its index: one condition for both walks everybody's newer orders. */
export const bought = prepared("orders_bought", (db) =>
  db
    .select({ ...getTableColumns(orders), handle: profiles.handle, displayName: profiles.displayName })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .where(sql`${orders.id} = any(array(${newestOf(MINE)} union ${newestOf(BY_ADDRESS)}))`)
    .orderBy(desc(orders.id))
    .limit(placeholder("limit")),
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

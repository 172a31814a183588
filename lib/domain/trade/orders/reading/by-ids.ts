import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orders } from "@/db/schema";
import type { OrderView } from "@/lib/contracts/trade/orders/creator-orders";
import type { Context } from "@/lib/core/context";
import { inOrder } from "@/lib/core/values/in-order";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { viewOrder } from "../showing/view";

const byIds = prepared("orders_by_ids", (db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        sql`${orders.id} = any(${sql.placeholder("ids")}::text[])`,
        eq(orders.profileId, sql.placeholder("profileId")),
        eq(orders.livemode, sql.placeholder("livemode")),
      ),
    ),
);

/** Orders of the acting creator, in the order of `ids`; null for any other. One query. */
export async function ordersByIds(ctx: Context, ids: readonly string[]): Promise<(OrderView | null)[]> {
  const rows = await byIds().execute({ ids: [...ids], profileId: requireProfile(ctx), livemode: ctx.livemode });
  return inOrder(
    ids,
    rows.map((row) => viewOrder(row)),
    (found) => found.id,
  );
}

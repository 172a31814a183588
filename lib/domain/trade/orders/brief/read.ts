import { sql } from "drizzle-orm";
import { type Database, prepared } from "@/db/client";
import { orderBriefs } from "@/db/schema";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import { filesOf } from "@/lib/domain/trade/files/read";
import { viewBrief } from "./view";

const briefsOfOrders = prepared("briefs_of_orders", (db) =>
  db
    .select()
    .from(orderBriefs)
    .where(sql`${orderBriefs.orderId} = any(${sql.placeholder("ids")}::text[])`),
);

/** The briefs of orders that the caller may see, in the order of `ids`: two queries, as committed or as `tx` sees it. */
export async function briefsOf(ids: readonly string[], tx?: Database): Promise<OrderBriefView[]> {
  const [rows, files] = await Promise.all([
    briefsOfOrders(tx).execute({ ids: [...ids] }),
    filesOf("order_brief", ids, tx),
  ]);
  return ids.map((id) =>
    viewBrief(
      rows.find((row) => row.orderId === id),
      files.filter((file) => file.subjectId === id),
    ),
  );
}

/** The same of one order. */
export async function briefOf(id: string, tx?: Database): Promise<OrderBriefView> {
  const [brief] = await briefsOf([id], tx);
  return brief as OrderBriefView;
}

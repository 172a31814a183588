import { and, asc, isNotNull, type SQL, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orderDeliveries, orderEvents, orderFiles } from "@/db/schema";
import type { OrderDetailView } from "@/lib/contracts/trade/creator-orders";
import type { Context } from "@/lib/core/context";
import { DELIVERY, FILE, STEP } from "../history";
import { viewDeliveries, viewStep } from "../view";

type Owned = typeof orderEvents.orderId | typeof orderDeliveries.orderId | typeof orderFiles.orderId;
const asked = (orderId: Owned): SQL => sql`${orderId} = any(${sql.placeholder("ids")}::text[])`;

const stepsOf = prepared("steps_of_orders", (db) =>
  db
    .select({ orderId: orderEvents.orderId, ...STEP })
    .from(orderEvents)
    .where(asked(orderEvents.orderId))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.seq)),
);

const deliveriesOf = prepared("deliveries_of_orders", (db) =>
  db
    .select({ orderId: orderDeliveries.orderId, ...DELIVERY })
    .from(orderDeliveries)
    .where(asked(orderDeliveries.orderId))
    .orderBy(asc(orderDeliveries.orderId), asc(orderDeliveries.number)),
);

const filesOf = prepared("files_of_orders", (db) =>
  db
    .select({ orderId: orderFiles.orderId, ...FILE })
    .from(orderFiles)
    .where(and(asked(orderFiles.orderId), isNotNull(orderFiles.number)))
    .orderBy(asc(orderFiles.orderId), asc(orderFiles.number), asc(orderFiles.id)),
);

export type HistoryView = Pick<OrderDetailView, "timeline" | "deliveries">;

/**
 * What happened to many orders and what was delivered, in the order of `ids`, oldest first in each: three queries. The ids
 * must be of orders that the caller has been shown.
 */
export async function historiesOf(_ctx: Context, ids: readonly string[]): Promise<HistoryView[]> {
  const params = { ids: [...ids] };
  const [steps, deliveries, files] = await Promise.all([
    stepsOf().execute(params),
    deliveriesOf().execute(params),
    filesOf().execute(params),
  ]);
  return ids.map((id) => ({
    timeline: of(id, steps).map(viewStep),
    deliveries: viewDeliveries({ deliveries: of(id, deliveries), files: of(id, files) }),
  }));
}

function of<Row extends { orderId: string }>(id: string, rows: readonly Row[]): Omit<Row, "orderId">[] {
  return rows.filter((row) => row.orderId === id).map(({ orderId: _, ...row }) => row);
}

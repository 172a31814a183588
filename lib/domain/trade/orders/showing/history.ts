import { asc, type SQL, sql } from "drizzle-orm";
import { type Database, prepared } from "@/db/client";
import { orderDeliveries, orderEvents } from "@/db/schema";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import { filesOf } from "@/lib/domain/trade/files/read";
import { briefsOf } from "../brief/read";
import type { History } from "./view";

type Owned = typeof orderEvents.orderId | typeof orderDeliveries.orderId;
const asked = (orderId: Owned): SQL => sql`${orderId} = any(${sql.placeholder("ids")}::text[])`;

const stepsOf = prepared("steps_of_orders", (db) =>
  db
    .select({
      orderId: orderEvents.orderId,
      at: orderEvents.at,
      actor: orderEvents.actor,
      from: orderEvents.from,
      to: orderEvents.to,
      note: orderEvents.note,
    })
    .from(orderEvents)
    .where(asked(orderEvents.orderId))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.seq)),
);

const deliveriesOf = prepared("deliveries_of_orders", (db) =>
  db
    .select({
      orderId: orderDeliveries.orderId,
      number: orderDeliveries.number,
      message: orderDeliveries.message,
      links: orderDeliveries.links,
      createdAt: orderDeliveries.createdAt,
    })
    .from(orderDeliveries)
    .where(asked(orderDeliveries.orderId))
    .orderBy(asc(orderDeliveries.orderId), asc(orderDeliveries.number)),
);

/**
 * What happened to orders and what was delivered, in the order of `ids`, oldest first in each: five queries, as committed or as the
 * open transaction `tx` sees it. The ids must be of orders that the caller may see.
 */
export async function historiesOf(ids: readonly string[], tx?: Database): Promise<History[]> {
  const params = { ids: [...ids] };
  const [steps, deliveries, files, briefs] = await Promise.all([
    stepsOf(tx).execute(params),
    deliveriesOf(tx).execute(params),
    filesOf("delivery", ids, tx),
    briefsOf(ids, tx),
  ]);
  return ids.map((id, index) => ({
    brief: briefs[index] as OrderBriefView,
    steps: of(id, steps),
    deliveries: of(id, deliveries),
    files: of(
      id,
      files.map(({ subjectId, part, ...file }) => ({ ...file, orderId: subjectId, number: Number(part) })),
    ),
  }));
}

/** The same of one order. */
export async function historyOf(id: string, tx?: Database): Promise<History> {
  const [history] = await historiesOf([id], tx);
  return history as History;
}

function of<Row extends { orderId: string }>(id: string, rows: readonly Row[]): Omit<Row, "orderId">[] {
  return rows.filter((row) => row.orderId === id).map(({ orderId: _, ...row }) => row);
}

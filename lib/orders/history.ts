import { asc, eq, sql } from "drizzle-orm";
import { type Database, prepared } from "@/db/client";
import { orderDeliveries, orderEvents } from "@/db/schema";
import type { DeliveryRow, StepRow } from "./view";

const steps = (db: Database) =>
  db
    .select({
      at: orderEvents.at,
      actor: orderEvents.actor,
      from: orderEvents.from,
      to: orderEvents.to,
      note: orderEvents.note,
    })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, sql.placeholder("id")))
    .orderBy(asc(orderEvents.seq))
    .prepare("steps_of_order");

const deliveries = (db: Database) =>
  db
    .select({
      number: orderDeliveries.number,
      message: orderDeliveries.message,
      links: orderDeliveries.links,
      createdAt: orderDeliveries.createdAt,
    })
    .from(orderDeliveries)
    .where(eq(orderDeliveries.orderId, sql.placeholder("id")))
    .orderBy(asc(orderDeliveries.number))
    .prepare("deliveries_of_order");

const stepsOf = prepared("steps_of_order", steps);
const deliveriesOf = prepared("deliveries_of_order", deliveries);

/** What happened to an order and what was delivered, oldest first: as committed, or as the open transaction `tx` sees it. */
export async function historyOf(id: string, tx?: Database): Promise<{ steps: StepRow[]; deliveries: DeliveryRow[] }> {
  const [happened, delivered] = await Promise.all([
    (tx ? steps(tx) : stepsOf()).execute({ id }),
    (tx ? deliveries(tx) : deliveriesOf()).execute({ id }),
  ]);
  return { steps: happened, deliveries: delivered };
}

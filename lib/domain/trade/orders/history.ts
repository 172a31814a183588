import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { type Database, prepared } from "@/db/client";
import { orderDeliveries, orderEvents, orderFiles } from "@/db/schema";
import type { FileRow, History } from "./view";

/** A step of an order, as its history has it. */
export const STEP = {
  at: orderEvents.at,
  actor: orderEvents.actor,
  from: orderEvents.from,
  to: orderEvents.to,
  note: orderEvents.note,
};

/** A delivery of an order. */
export const DELIVERY = {
  number: orderDeliveries.number,
  message: orderDeliveries.message,
  links: orderDeliveries.links,
  createdAt: orderDeliveries.createdAt,
};

/** A file of a delivery that was sent. */
export const FILE = {
  id: orderFiles.id,
  number: sql<number>`${orderFiles.number}`.as("number"),
  name: orderFiles.name,
  sizeBytes: orderFiles.sizeBytes,
};

const stepsOf = prepared("steps_of_order", (db) =>
  db
    .select(STEP)
    .from(orderEvents)
    .where(eq(orderEvents.orderId, sql.placeholder("id")))
    .orderBy(asc(orderEvents.seq)),
);

const deliveriesOf = prepared("deliveries_of_order", (db) =>
  db
    .select(DELIVERY)
    .from(orderDeliveries)
    .where(eq(orderDeliveries.orderId, sql.placeholder("id")))
    .orderBy(asc(orderDeliveries.number)),
);

const filesOf = prepared("files_of_order", (db) =>
  db
    .select(FILE)
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, sql.placeholder("id")), isNotNull(orderFiles.number)))
    .orderBy(asc(orderFiles.number), asc(orderFiles.id)),
);

/** What happened to an order and what was delivered, oldest first: as committed, or as the open transaction `tx` sees it. */
export async function historyOf(id: string, tx?: Database): Promise<History> {
  const [happened, delivered, attached] = await Promise.all([
    stepsOf(tx).execute({ id }),
    deliveriesOf(tx).execute({ id }),
    filesOf(tx).execute({ id }) as Promise<FileRow[]>,
  ]);
  return { steps: happened, deliveries: delivered, files: attached };
}

import { statement } from "@/db/client";
import type { OrderDetailView } from "@/lib/contracts/trade/creator-orders";
import type { Context } from "@/lib/core/context";
import type { DeliveryRow, FileRow, StepRow } from "../view";
import { viewDeliveries, viewStep } from "../view";

const STEPS = `select order_id, at, actor, "from", "to", note from order_events
  where order_id = any($1::text[]) order by order_id, seq`;
const DELIVERIES = `select order_id, number, message, links, created_at from order_deliveries
  where order_id = any($1::text[]) order by order_id, number`;
const FILES = `select order_id, id, number, name, size_bytes from order_files
  where order_id = any($1::text[]) and number is not null order by order_id, number, id`;

type Owned = { order_id: string };
type Step = Owned & Omit<StepRow, "at"> & { at: string };
type Delivery = Owned & Omit<DeliveryRow, "createdAt"> & { created_at: string };
type File = Owned & Omit<FileRow, "sizeBytes"> & { size_bytes: number };

export type HistoryView = Pick<OrderDetailView, "timeline" | "deliveries">;

/**
 * What happened to many orders and what was delivered, in the order of `ids`, oldest first in each: three queries. The ids
 * must be of orders that the caller has been shown.
 */
export async function historiesOf(_ctx: Context, ids: readonly string[]): Promise<HistoryView[]> {
  const params = [[...ids]];
  const [steps, deliveries, files] = await Promise.all([
    statement<Step>(STEPS, params),
    statement<Delivery>(DELIVERIES, params),
    statement<File>(FILES, params),
  ]);
  return ids.map((id) => ({
    timeline: of(id, steps).map(({ at, actor, from, to, note }) =>
      viewStep({ at: new Date(at), actor, from, to, note }),
    ),
    deliveries: viewDeliveries({
      deliveries: of(id, deliveries).map(({ number, message, links, created_at }) => ({
        number,
        message,
        links,
        createdAt: new Date(created_at),
      })),
      files: of(id, files).map((file) => ({
        id: file.id,
        number: file.number,
        name: file.name,
        sizeBytes: file.size_bytes,
      })),
    }),
  }));
}

function of<Row extends Owned>(id: string, rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.order_id === id);
}

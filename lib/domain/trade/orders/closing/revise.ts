import type { Transaction } from "@/db/client";
import type { Context } from "@/lib/core/context";
import type { OrderRow } from "../move";
import { viewRevisionEvent } from "../showing/view-events";
import { announce } from "../telling/announce";

/** A dispute ended with another delivery: the creator's endpoints hear it as changes asked for. */
export async function announceRevision(tx: Transaction, ctx: Context, order: OrderRow, note: string): Promise<void> {
  const event = viewRevisionEvent(order, note);
  await announce(tx, ctx, order, { kind: "order.revision_requested", data: event, diff: { agreed: true } });
}

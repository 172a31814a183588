import type { Transaction } from "@/db/client";
import { orderEvents } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import type { OrderRow } from "./move";

type Step = { actor: (typeof orderEvents.$inferInsert)["actor"]; note: string };

/** Appends to an order's timeline what leaves its state as it is; both sides and the operators read the note. */
export async function noteStep(
  tx: Transaction,
  ctx: Context,
  { id: orderId, status }: Pick<OrderRow, "id" | "status">,
  step: Step,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, at: ctx.now, from: status, to: status, ...step });
}

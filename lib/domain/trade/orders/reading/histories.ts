import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import type { Context } from "@/lib/core/context";
import { historiesOf } from "../showing/history";
import { viewDeliveries, viewStep } from "../showing/view";

export type HistoryView = Pick<OrderDetailView, "timeline" | "deliveries" | "brief">;

/** Timelines, deliveries and briefs of orders that the caller has been shown, in the order of `ids`. */
export async function readHistories(_ctx: Context, ids: readonly string[]): Promise<HistoryView[]> {
  const histories = await historiesOf(ids);
  return histories.map((history) => ({
    timeline: history.steps.map(viewStep),
    deliveries: viewDeliveries(history),
    brief: history.brief,
  }));
}

import type { TodayRow } from "./today-statement";

type OpenOrder = {
  id: string;
  title: string;
  buyer: string | null;
  amount_cents: number;
  /** The buyer has not answered the questions yet: the time to deliver counts from then. */
  awaits_brief: boolean;
  /** Null where nothing says when: before the answers, for changes, in a dispute. */
  due_at: string | null;
  /** The buyer asks to cancel it, and waits for an answer. */
  canceling: boolean;
};

export type TodayView = {
  steps: { profile: boolean; product: boolean; payouts: boolean; discoverable: boolean };
  has_sold: boolean;
  waiting: { intros: number; quotes: number; briefs: number; drafts: number; reviews: number; disputes: number };
  orders: {
    due: number;
    late: number;
    next: (OpenOrder & { status: "PAID" | "REVISION_REQUESTED" | "DISPUTED" })[];
  };
};

/** The same, grouped as the studio's first page shows it. `due_at` in ISO 8601. */
export function viewToday(row: TodayRow): TodayView {
  return {
    steps: {
      profile: row.has_profile,
      product: row.has_product,
      payouts: row.has_payouts,
      discoverable: row.discoverable,
    },
    has_sold: row.has_sold,
    waiting: {
      intros: row.intros_waiting,
      quotes: row.quotes_waiting,
      briefs: row.briefs_waiting,
      drafts: row.drafts,
      reviews: row.reviews_unanswered,
      disputes: row.disputes,
    },
    orders: {
      due: row.orders_due,
      late: row.orders_late,
      next: row.orders.map((order) => ({
        ...order,
        status: order.status as TodayView["orders"]["next"][number]["status"],
        due_at: order.due_at && new Date(order.due_at).toISOString(),
      })),
    },
  };
}

import type { CallbackStateView } from "@/lib/contracts/contact/intros";

/** A callback's columns as a left join answers them: all null where nothing was answered yet. Timestamps as text. */
export type CallbackColumns = {
  state: CallbackStateView["state"] | null;
  attempts: number | null;
  response_status: number | null;
  error: string | null;
  delivered_at: string | null;
};

export function viewCallback(row: CallbackColumns): CallbackStateView | null {
  if (row.state === null) return null;
  return {
    state: row.state,
    attempts: row.attempts ?? 0,
    response_status: row.response_status,
    error: row.error,
    delivered_at: row.delivered_at && new Date(row.delivered_at).toISOString(),
  };
}

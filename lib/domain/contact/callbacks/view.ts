import type { RowOf } from "@/db/statements/statement";
import type { CallbackStateView } from "@/lib/contracts/contact/intros";
import type { CALLBACK } from "./columns";

export function viewCallback(row: RowOf<typeof CALLBACK>): CallbackStateView | null {
  if (row.state === null) return null;
  return {
    state: row.state,
    attempts: row.attempts ?? 0,
    response_status: row.response_status,
    error: row.error,
    delivered_at: row.delivered_at && new Date(row.delivered_at).toISOString(),
  };
}

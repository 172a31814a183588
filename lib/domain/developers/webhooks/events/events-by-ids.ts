import { statement } from "@/db/client";
import type { EventView } from "@/lib/contracts/developers/event-log";
import type { Context } from "@/lib/core/context";
import { inOrder } from "@/lib/core/values/in-order";
import { requireProfile } from "@/lib/domain/platform/access/require";

const BY_IDS = "select payload from events where id = any($1::text[]) and profile_id = $2";

/** The acting creator's events as they were sent, in the order of `ids`; null for any other. One query. */
export async function eventsByIds(ctx: Context, ids: readonly string[]): Promise<(EventView | null)[]> {
  const rows = await statement<{ payload: string }>(BY_IDS, [[...ids], requireProfile(ctx)]);
  const events = rows.map((row) => JSON.parse(row.payload) as EventView);
  return inOrder(ids, events, (event) => event.id);
}

import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { events } from "@/db/schema";
import type { EventView } from "@/lib/contracts/developers/events/event-log";
import type { Context } from "@/lib/core/context";
import { inOrder } from "@/lib/core/values/in-order";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { KEPT_DAYS, keptFrom } from "@/lib/domain/platform/partitions/partitioned";
import { kindsHeardBy } from "./kinds-heard";
import { withoutWithheld } from "./withheld";

const BY_IDS = sql`select ${events.payload} from ${events}
  where ${events.id} = any(${sql.raw("$1")}::text[]) and ${events.ownerId} = ${sql.raw("$2")} and ${events.livemode} = ${sql.raw("$3")}
  and ${events.id} >= ${sql.raw("$4")}`;

/** The acting account's events as they were sent, but for words that are withheld, in the order of `ids`; null for any other. Two queries at most. */
export async function eventsByIds(ctx: Context, ids: readonly string[]): Promise<(EventView | null)[]> {
  const rows = await statement<{ payload: string }>(BY_IDS, [
    [...ids],
    requireOwnerId(ctx),
    ctx.livemode,
    keptFrom(ctx, "evt", KEPT_DAYS.events),
  ]);
  const heard = kindsHeardBy(ctx);
  const read = rows.map((row) => JSON.parse(row.payload) as EventView);
  const found = heard ? read.filter(({ type }) => heard.includes(type)) : read;
  return inOrder(ids, await withoutWithheld(found), (event) => event.id);
}

import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Database, prepared } from "@/db/client";
import { events } from "@/db/schema";
import type { EventQuery, EventView } from "@/lib/contracts/developers/event-log";
import { idOf } from "@/lib/contracts/ids";
import { type Page, Timestamp } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { rangeEnds } from "@/lib/core/values/time-range";
import { requireOwnerId } from "@/lib/domain/platform/access/require";

const EventCursor = z.tuple([Timestamp, idOf("evt")]);

const { placeholder } = sql;

// With a type by a text of its own: only as a plain condition is it checked in the index, before the row is read.
const newest = (db: Database, ofType?: SQL) =>
  db
    .select({ id: events.id, createdAt: events.createdAt, payload: events.payload })
    .from(events)
    .where(
      and(
        eq(events.ownerId, placeholder("owner")),
        eq(events.livemode, placeholder("livemode")),
        eq(events.test, false),
        sql`(${events.createdAt}, ${events.id}) < (${placeholder("at")}::timestamptz, ${placeholder("id")}::text)`,
        sql`${events.createdAt} >= ${placeholder("from")}::timestamptz`,
        sql`${events.createdAt} < ${placeholder("to")}::timestamptz`,
        ofType,
      ),
    )
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(placeholder("limit"));

const eventsOf = prepared("events_of", (db) => newest(db));

const eventsOfType = prepared("events_of_type", (db) => newest(db, eq(events.type, placeholder("type"))));

/** The acting account's events, newest first, each as the body that was signed and sent says it. */
export async function listEvents(ctx: Context, query: EventQuery): Promise<Page<EventView>> {
  const owner = requireOwnerId(ctx);
  const [at, id] = decodeCursor(query.cursor, EventCursor) ?? ["infinity", ""];
  const { from, to } = rangeEnds(query);
  const statement = query.type ? eventsOfType() : eventsOf();
  const rows = await statement.execute({
    owner,
    livemode: ctx.livemode,
    at,
    id,
    from: from?.toISOString() ?? "-infinity",
    to: to?.toISOString() ?? "infinity",
    type: query.type,
    limit: query.limit + 1,
  });
  const view = (row: (typeof rows)[number]) => JSON.parse(row.payload) as EventView;
  return pageOf(rows, query.limit, (row) => [row.createdAt.toISOString(), row.id], view);
}

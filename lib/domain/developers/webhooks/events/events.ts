import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Database, prepared } from "@/db/client";
import { events } from "@/db/schema";
import { type EventQuery, type EventView, SETTLED_SECONDS } from "@/lib/contracts/developers/events/event-log";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { invalidQuery, notFound } from "@/lib/core/errors";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { rangeEnds } from "@/lib/core/values/time-range";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { KEPT_DAYS, keptFrom } from "@/lib/domain/platform/partitions/partitioned";
import { kindsHeardBy, requireHeard } from "./kinds-heard";
import { withoutWithheld } from "./withheld";

const EventCursor = z.tuple([Timestamp, idOf("evt")]);

const { placeholder } = sql;

// With a type by a text of its own: only as a plain condition is it checked in the index, before the row is read.
const inOrder = (order: EventQuery["order"]) => (db: Database, ofType?: SQL) => {
  const place = sql`(${placeholder("at")}::timestamptz, ${placeholder("id")}::text)`;
  const here = sql`(${events.createdAt}, ${events.id})`;
  const [sorted, beyond] = order === "asc" ? [asc, sql`${here} > ${place}`] : [desc, sql`${here} < ${place}`];
  return db
    .select({ id: events.id, createdAt: events.createdAt, payload: events.payload })
    .from(events)
    .where(
      and(
        eq(events.ownerId, placeholder("owner")),
        eq(events.livemode, placeholder("livemode")),
        eq(events.test, false),
        beyond,
        // an id tells of its event's moment or a later one: partitions before it are not looked at
        sql`${events.id} >= ${placeholder("kept")}::text`,
        sql`${events.createdAt} >= ${placeholder("from")}::timestamptz`,
        sql`${events.createdAt} < ${placeholder("to")}::timestamptz`,
        ofType,
      ),
    )
    .orderBy(sorted(events.createdAt), sorted(events.id))
    .limit(placeholder("limit"));
};

const ofType = eq(events.type, placeholder("type"));
const ofTypes = sql`${events.type} = any(${placeholder("types")}::text[])`;
const QUERIES = {
  desc: {
    heard: prepared("events_of_types", (db) => inOrder("desc")(db, ofTypes)),
    all: prepared("events_of", inOrder("desc")),
    typed: prepared("events_of_type", (db) => inOrder("desc")(db, ofType)),
  },
  asc: {
    heard: prepared("events_of_types_since", (db) => inOrder("asc")(db, ofTypes)),
    all: prepared("events_of_since", inOrder("asc")),
    typed: prepared("events_of_type_since", (db) => inOrder("asc")(db, ofType)),
  },
};

const eventOf = prepared("event_of", (db) =>
  db
    .select({ id: events.id, createdAt: events.createdAt })
    .from(events)
    .where(
      and(
        eq(events.id, placeholder("id")),
        eq(events.ownerId, placeholder("owner")),
        eq(events.livemode, placeholder("livemode")),
      ),
    ),
);

type Asked = Omit<EventQuery, "order"> & Partial<Pick<EventQuery, "order">>;

/**
 * The acting account's events, each as the body that was signed and sent says it, but for words that an operator withholds: the newest first, or as they happened. In that order
 * those of the last seconds wait: a transaction that began earlier may still commit one. Of an app, those that it may hear of. Throws `insufficient_scope`, `invalid_cursor`, `not_found` for an
 * `after` that is not there (any more), `invalid_request` for one next to `order=desc`.
 */
export async function listEvents(ctx: Context, query: Asked): Promise<Page<EventView>> {
  const owner = requireOwnerId(ctx);
  const { order = "desc", type, limit } = query;
  const [at, id] = await placeOf(ctx, owner, { ...query, order });
  const { from, to } = rangeEnds(query);
  const settled = new Date(ctx.now.getTime() - SETTLED_SECONDS * 1_000);
  const end = order === "asc" && (!to || to > settled) ? settled : to;
  const heard = kindsHeardBy(ctx);
  if (type) requireHeard(ctx, [type]);
  const rows = await QUERIES[order][type ? "typed" : heard ? "heard" : "all"]().execute({
    owner,
    livemode: ctx.livemode,
    at,
    id,
    from: from?.toISOString() ?? "-infinity",
    to: end?.toISOString() ?? "infinity",
    kept: keptFrom(ctx, "evt", KEPT_DAYS.events),
    type,
    types: heard,
    limit: limit + 1,
  });
  const view = (row: (typeof rows)[number]) => JSON.parse(row.payload) as EventView;
  const page = pageOf(rows, limit, (row) => [row.createdAt.toISOString(), row.id], view);
  return { ...page, data: await withoutWithheld(page.data) };
}

/** Where a page begins. A cursor goes before `after`: it comes from a page that began there. */
async function placeOf(ctx: Context, owner: string, { order, after, cursor }: EventQuery): Promise<[string, string]> {
  if (after && order === "desc") throw invalidQuery("after", "goes with `order=asc`");
  const place = decodeCursor(cursor, EventCursor);
  if (place) return place;
  if (!after) return order === "asc" ? ["-infinity", ""] : ["infinity", ""];
  const [known] = await eventOf().execute({ id: after, owner, livemode: ctx.livemode });
  if (!known) throw notFound("The event in `after`");
  return [known.createdAt.toISOString(), known.id];
}

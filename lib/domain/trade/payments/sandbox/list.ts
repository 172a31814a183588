import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { sandboxObjects as table } from "@/db/schema/payments";
import type { Call } from "./call";
import type { Kind, Kinds } from "./objects/kinds";
import type { List } from "./objects/stored";
import { integer, text } from "./params";
import { noSuch, Refusal } from "./refusal";

/** Parameters of every list (docs.stripe.com/api/pagination): newest first, a cursor is the id of an object. */
export const PAGE = {
  limit: integer(1, 100).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

export type Page = { limit: number; starting_after?: string | undefined; ending_before?: string | undefined };

/**
 * What an object must hold to be listed: `match` exactly (undefined members match all), `fields` one of several
 * values, `since` the second from which on it was made.
 */
export type Filter = {
  match?: Record<string, unknown>;
  among?: { field: string; values: string[] | undefined };
  since?: number | undefined;
};

/** One page of the objects of a kind that fit the filter. */
export async function listObjects<K extends Kind>(
  call: Call,
  kind: K,
  url: string,
  page: Page,
  filter: Filter = {},
): Promise<List<Kinds[K]>> {
  const backward = page.ending_before !== undefined;
  const rows = await call.db
    .select({ data: table.data })
    .from(table)
    .where(and(eq(table.object, kind), ...conditions(filter), await cursor(call, kind, page)))
    .orderBy(backward ? asc(table.seq) : desc(table.seq))
    .limit(page.limit + 1);
  const data = rows.slice(0, page.limit).map((row) => row.data as Kinds[K]);
  if (backward) data.reverse();
  return { object: "list", url, has_more: rows.length > page.limit, data };
}

/** One page of a list that is at hand as a whole (the lines of a checkout). */
export function listItems<T extends { id: string }>(items: T[], url: string, page: Page): List<T> {
  const start = page.starting_after ? items.findIndex((item) => item.id === page.starting_after) + 1 : 0;
  const data = items.slice(start, start + page.limit);
  return { object: "list", url, has_more: start + data.length < items.length, data };
}

function conditions({ match = {}, among, since }: Filter): SQL[] {
  // what a connected account has of its own is in no list of the platform's
  const found: SQL[] = "_account" in match ? [] : [sql`${table.data}->>'_account' is null`];
  const known = Object.entries(match).filter(([, value]) => value !== undefined);
  if (known.length > 0) found.push(sql`${table.data} @> ${JSON.stringify(Object.fromEntries(known))}::jsonb`);
  if (among?.values) found.push(inArray(sql`${table.data}->>${among.field}`, among.values));
  if (since !== undefined) found.push(sql`(${table.data}->>'created')::bigint >= ${since}`);
  return found;
}

async function cursor(call: Call, kind: Kind, page: Page): Promise<SQL | undefined> {
  const { starting_after: after, ending_before: before } = page;
  if (after && before) throw new Refusal("You can only specify one of: `starting_after`, `ending_before`.");
  const id = after ?? before;
  if (!id) return undefined;
  const [row] = await call.db
    .select({ seq: table.seq })
    .from(table)
    .where(and(eq(table.object, kind), eq(table.id, id)));
  if (!row) throw noSuch(kind, id, after ? "starting_after" : "ending_before");
  return after ? lt(table.seq, row.seq) : gt(table.seq, row.seq);
}

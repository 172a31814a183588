import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";
import { requestLogs } from "@/db/schema";
import { idOf } from "@/lib/contracts/ids";
import type { Page } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { idFloor } from "@/lib/core/values/ids";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { type StatusFilter, statusesOf } from "./statuses";
import { type RequestView, viewRequest } from "./view";

/** What is looked for in an account's log. `path` is a beginning, `/api/v1/…`; `from` is within the range, `to` is not. */
export type RequestFilter = {
  status?: StatusFilter;
  method?: string;
  path?: string;
  credential?: string;
  requestId?: string;
  from?: Date;
  to?: Date;
};

const RequestCursor = z.tuple([idOf("log")]);
const LONGEST_MS = 300_000;
/** Statuses from here on have an index of their own. */
const INDEXED_FROM = 300;

/** The acting account's requests, the last answered first. */
export async function listRequests(
  ctx: Context,
  filter: RequestFilter,
  { limit = 50, cursor }: { limit?: number; cursor?: string } = {},
): Promise<Page<RequestView>> {
  const after = decodeCursor(cursor, RequestCursor)?.[0];
  const query = requestsQuery(ctx, filter, limit + 1, after);
  const rows = query ? await query : [];
  const page = pageOf(rows, limit, (row) => [row.id]);
  return { ...page, data: page.data.map(viewRequest) };
}

/** One request of the acting account's log. Throws `not_found`. */
export async function getRequest(ctx: Context, id: string): Promise<RequestView> {
  const [row] = await ctx.db
    .select()
    .from(requestLogs)
    .where(
      and(eq(requestLogs.id, id), eq(requestLogs.ownerId, requireOwnerId(ctx)), eq(requestLogs.livemode, ctx.livemode)),
    );
  if (!row) throw notFound(`The request ${id}`);
  return viewRequest(row);
}

/**
 * The statement behind a list; undefined when nothing can match. Statuses of which there are few look up the newest rows of each on
 * their index and merge them; every other filter walks the account's rows, newest first. Planned for the values at hand, never as a
 * stored plan.
 */
export function requestsQuery(ctx: Context, filter: RequestFilter, limit: number, after?: string) {
  const where = conditions(filter);
  where.push(eq(requestLogs.ownerId, requireOwnerId(ctx)), eq(requestLogs.livemode, ctx.livemode));
  if (after) where.push(lt(requestLogs.id, after));
  const newest = (value?: SQL) =>
    ctx.db
      .select()
      .from(requestLogs)
      .where(and(...where, value))
      .orderBy(desc(requestLogs.id))
      .limit(limit);
  if (!filter.status) return newest();
  const statuses = statusesOf(filter.status);
  if (statuses.some((status) => status < INDEXED_FROM)) return newest(inArray(requestLogs.status, [...statuses]));
  const [first, second, ...others] = statuses.map((status) => newest(eq(requestLogs.status, status)));
  if (!first || !second) return first;
  return unionAll(first, second, ...others)
    .orderBy(desc(requestLogs.id))
    .limit(limit);
}

/** What every row must meet. */
function conditions({ method, path, credential, requestId, from, to }: RequestFilter): SQL[] {
  const where: SQL[] = [];
  if (method) where.push(eq(requestLogs.method, method));
  if (path) where.push(sql`starts_with(${requestLogs.path}, ${path})`);
  if (credential) where.push(eq(requestLogs.credentialId, credential));
  if (requestId) where.push(eq(requestLogs.requestId, requestId));
  // ids tell when a request ended, a little after it began
  if (from) where.push(gte(requestLogs.id, idFloor("log", from)), gte(requestLogs.at, from));
  if (to) where.push(lt(requestLogs.id, idFloor("log", new Date(to.getTime() + LONGEST_MS))), lt(requestLogs.at, to));
  return where;
}

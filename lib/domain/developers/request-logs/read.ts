import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { requestBodies, requestLogs, users } from "@/db/schema";
import type { RequestWithBodies } from "@/lib/contracts/developers/request-logs";
import { idOf } from "@/lib/contracts/values/ids";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { idFloor } from "@/lib/core/values/ids";
import { mayUse, requireAccount, requireOwnerId } from "@/lib/domain/platform/access/require";
import { KEPT_DAYS, keptFrom } from "@/lib/domain/platform/partitions/partitioned";
import { type StatusFilter, statusesOf } from "./figures/statuses";
import { type RequestView, viewBodies, viewRequest } from "./view";

/**
 * What is looked for in an account's log. `path` is a beginning, `/api/v1/…`; `from` is within the range, `to` is not. Method, path and
 * credential are looked for among the newest 100,000 requests before `to`.
 */
export type RequestFilter = {
  status?: StatusFilter;
  method?: string;
  path?: string;
  credential?: string;
  requestId?: string;
  orderId?: string;
  from?: Date;
  to?: Date;
};

const RequestCursor = z.tuple([idOf("log")]);
const LONGEST_MS = 300_000;
/** Statuses from here on have an index of their own. */
const INDEXED_FROM = 300;
/** How many requests are looked through for what has no index: a tenth of a second of them. */
export const MOST_SCANNED = 100_000;

/** The acting account's requests, the last answered first. */
export async function listRequests(
  ctx: Context,
  filter: RequestFilter,
  { limit = 50, cursor }: { limit?: number; cursor?: string } = {},
): Promise<Page<RequestView>> {
  const after = decodeCursor(cursor, RequestCursor)?.[0];
  const query = requestsQuery(ctx, filter, limit + 1, after);
  const rows = query ? await query : [];
  return pageOf(rows, limit, (row) => [row.id], viewRequest);
}

/**
 * One request of the acting account's log, with its bodies while they are kept and for who may see them: a person, or a credential with
 * `requests:read`. Throws `not_found`.
 */
export async function getRequest(ctx: Context, id: string): Promise<RequestWithBodies> {
  const { userId } = requireAccount(ctx);
  const [row] = await ctx.db
    .select({ request: requestLogs, bodies: requestBodies })
    .from(requestLogs)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(requestBodies, and(eq(requestBodies.id, requestLogs.id), users.logsBodies, kept(ctx)))
    .where(and(eq(requestLogs.id, id), ...within(ctx, {})));
  if (!row) throw notFound("The request");
  const view = viewRequest(row.request);
  return mayUse(ctx, "requests:read") ? { ...view, bodies: viewBodies(row.bodies) } : view;
}

/**
 * The statement behind a list; undefined when nothing can match. Statuses of which there are few look up the newest rows of each on
 * their index; an order and a request id have theirs; every other filter walks the account's rows, newest first, and not
 * for ever. Planned for the values at hand, never as a stored plan.
 */
export function requestsQuery(ctx: Context, filter: RequestFilter, limit: number, after?: string) {
  const where = [...within(ctx, filter, after), ...indexed(filter)];
  const others = walked(filter);
  const newest = (value?: SQL) =>
    ctx.db
      .select()
      .from(requestLogs)
      .where(and(...where, ...others, value))
      .orderBy(desc(requestLogs.id))
      .limit(limit);
  if (filter.requestId || filter.orderId) return newest(filter.status ? ofStatus(filter.status) : undefined);
  if (!filter.status) return others.length === 0 ? newest() : amongNewest(ctx, where, others, limit);
  const statuses = statusesOf(filter.status);
  if (statuses.some((status) => status < INDEXED_FROM)) {
    return others.length === 0
      ? newest(ofStatus(filter.status))
      : amongNewest(ctx, where, [...others, ofStatus(filter.status)], limit);
  }
  return statuses.length === 0 ? undefined : ofEach(ctx, statuses, and(...where, ...others), limit);
}

const ofStatus = (status: StatusFilter) => inArray(requestLogs.status, [...statusesOf(status)]);

/** The newest rows of any of these statuses: those of each by one probe of the index. One subquery for all of them, so planned once. */
function ofEach(ctx: Context, statuses: readonly number[], where: SQL | undefined, limit: number) {
  const newest = ctx.db
    .select({ id: requestLogs.id })
    .from(requestLogs)
    // with the index's own condition: of a variable it cannot be told
    .where(and(where, sql`${requestLogs.status} = wanted.status`, gte(requestLogs.status, INDEXED_FROM)))
    .orderBy(desc(requestLogs.id))
    .limit(limit)
    .as("newest");
  const ids = sql`(select ${newest.id} from unnest(array[${sql.raw(statuses.join())}]) as wanted (status)
    cross join lateral ${newest} order by 1 desc limit ${limit})`;
  return ctx.db.select().from(requestLogs).where(inArray(requestLogs.id, ids)).orderBy(desc(requestLogs.id));
}

/** What matches among the newest rows, read in their order and no further than is needed. */
function amongNewest(ctx: Context, where: SQL[], others: SQL[], limit: number) {
  const rows = ctx.db
    .select()
    .from(requestLogs)
    .where(and(...where))
    .orderBy(desc(requestLogs.id))
    .limit(MOST_SCANNED)
    // under the table's own name: what filters its columns filters these
    .as("request_logs");
  return ctx.db
    .select()
    .from(rows)
    .where(and(...others))
    .orderBy(desc(rows.id))
    .limit(limit);
}

/** Whose rows, of which mode, and when. Ids tell when a request ended, a little after it began. */
function within(ctx: Context, { from, to }: RequestFilter, after?: string): SQL[] {
  const where = [
    eq(requestLogs.ownerId, requireOwnerId(ctx)),
    eq(requestLogs.livemode, ctx.livemode),
    gte(requestLogs.id, keptFrom(ctx, "log", KEPT_DAYS.logs)),
  ];
  if (after) where.push(lt(requestLogs.id, after));
  if (from) where.push(gte(requestLogs.id, idFloor("log", from)), gte(requestLogs.at, from));
  if (to) where.push(lt(requestLogs.id, idFloor("log", new Date(to.getTime() + LONGEST_MS))), lt(requestLogs.at, to));
  return where;
}

const kept = (ctx: Context) => gte(requestBodies.id, keptFrom(ctx, "log", KEPT_DAYS.bodies));

/** What has an index. */
function indexed({ requestId, orderId }: RequestFilter): SQL[] {
  return [
    ...(requestId ? [eq(requestLogs.requestId, requestId)] : []),
    ...(orderId ? [eq(requestLogs.orderId, orderId)] : []),
  ];
}

/** What rows are walked for. */
function walked({ method, path, credential }: RequestFilter): SQL[] {
  return [
    ...(method ? [eq(requestLogs.method, method)] : []),
    ...(path ? [sql`starts_with(${requestLogs.path}, ${path})`] : []),
    ...(credential ? [eq(requestLogs.credentialId, credential)] : []),
  ];
}

import { and, count, desc, eq, gte, sql } from "drizzle-orm";
import { requestLogs } from "@/db/schema";
import {
  OPERATION_RANGES,
  type OperationLatencies,
  type OperationRange,
} from "@/lib/contracts/developers/request-logs";
import type { Context } from "@/lib/core/context";
import { HOUR_MS } from "@/lib/core/values/durations";
import { idFloor } from "@/lib/core/values/ids";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { MOST_SCANNED } from "../read";

const MOST_SHOWN = 100;

/** How the operations fare that the acting account calls, over a range that ends now; the most called first. */
export async function listOperations(ctx: Context, range: OperationRange): Promise<OperationLatencies> {
  const rows = await operationsQuery(ctx, range);
  return {
    data: rows.slice(0, MOST_SHOWN).map(({ p50, p95, ...figures }) => ({ ...figures, p50_ms: p50, p95_ms: p95 })),
    truncated: rows.reduce((sum, { requests }) => sum + requests, 0) >= MOST_SCANNED,
  };
}

/** The statement behind it: the account's newest rows, once. */
export function operationsQuery(ctx: Context, range: OperationRange) {
  const from = new Date(ctx.now.getTime() - OPERATION_RANGES[range] * HOUR_MS);
  const { operation, status, durationMs } = requestLogs;
  const newest = ctx.db
    .select({ operation, status, durationMs })
    .from(requestLogs)
    .where(
      and(
        eq(requestLogs.ownerId, requireOwnerId(ctx)),
        eq(requestLogs.livemode, ctx.livemode),
        gte(requestLogs.id, idFloor("log", from)),
      ),
    )
    .orderBy(desc(requestLogs.id))
    .limit(MOST_SCANNED)
    .as("newest");
  const percentile = (share: number) =>
    sql<number>`percentile_cont(${sql.raw(String(share))}) within group (order by ${newest.durationMs})`;
  return ctx.db
    .select({
      operation: newest.operation,
      requests: count(),
      errors: sql<number>`(count(*) filter (where ${newest.status} >= 400))::int`,
      p50: percentile(0.5),
      p95: percentile(0.95),
    })
    .from(newest)
    .groupBy(newest.operation)
    .orderBy(desc(count()), newest.operation);
}

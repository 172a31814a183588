import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { deliveries } from "@/db/schema";
import { answering, type RowOf } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { lastWorkerBeat } from "@/lib/core/process/liveness";
import { d, UNLEASED, WAITING } from "@/lib/domain/developers/webhooks/delivery-state";
import packageJson from "@/package.json" with { type: "json" };
import { type Checks, isHealthy, runChecks } from "./checks";

/** Beyond so many deliveries the backlog is not counted: the page must stay cheap when it is looked at most. */
export const MAX_COUNTED = 10_000;

export type ServiceStatus = {
  healthy: boolean;
  checks: Checks;
  version: string;
  /** Null when no worker ever reported, or the database is away. */
  worker_seen_at: string | null;
  /** Null while the database is away. */
  backlog: Backlog | null;
};

/** How the service is, for everyone: nothing that names a creator, an address or a setting. Never throws. */
export async function readStatus(ctx: Context): Promise<ServiceStatus> {
  const [checks, beat, backlog] = await Promise.all([
    runChecks(ctx.now),
    lastWorkerBeat().catch(() => null),
    countBacklog(ctx).catch(() => null),
  ]);
  return {
    healthy: isHealthy(checks),
    checks,
    version: packageJson.version,
    worker_seen_at: beat?.toISOString() ?? null,
    backlog,
  };
}

const DUE = sql`${d.dueAt} <= $1::timestamptz and ${UNLEASED}`;
const BACKLOG = answering(
  {
    waiting: sql<number>`count(*)::integer`,
    due: sql<number>`(count(*) filter (where ${DUE}))::integer`,
    oldest_due_at: sql<string | null>`to_char(
      min(${d.dueAt}) filter (where ${DUE}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
  (backlog) => sql`select ${backlog} from (
    select ${d.dueAt}, ${d.leaseUntil} from ${deliveries} as ${d} where ${WAITING}
    order by ${d.endpointId}, ${d.dueAt} limit $2) ${d}`,
);

/** Deliveries that are not finished. `waiting` ends at `MAX_COUNTED`; `due` are those of them whose time has come. */
export type Backlog = RowOf<typeof BACKLOG>;

async function countBacklog(ctx: Context): Promise<Backlog | null> {
  const [row] = await statement(BACKLOG, [ctx.now.toISOString(), MAX_COUNTED]);
  return row ?? null;
}

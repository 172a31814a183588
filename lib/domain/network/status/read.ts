import { statement } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { lastWorkerBeat } from "@/lib/core/process/liveness";
import { UNLEASED, WAITING } from "@/lib/domain/developers/webhooks/delivery-state";
import packageJson from "@/package.json" with { type: "json" };
import { type Checks, isHealthy, runChecks } from "./checks";

/** Beyond so many deliveries the backlog is not counted: the page must stay cheap when it is looked at most. */
export const MAX_COUNTED = 10_000;

/** Deliveries that are not finished. `waiting` ends at `MAX_COUNTED`; `due` are those of them whose time has come. */
export type Backlog = { waiting: number; due: number; oldest_due_at: string | null };

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

const DUE = `due_at <= $1::timestamptz and ${UNLEASED}`;
const BACKLOG = `select count(*)::integer as waiting, count(*) filter (where ${DUE})::integer as due,
    to_char(min(due_at) filter (where ${DUE}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest_due_at
  from (select due_at, lease_until from deliveries d where ${WAITING} limit $2) d`;

async function countBacklog(ctx: Context): Promise<Backlog | null> {
  const [row] = await statement<Backlog>(BACKLOG, [ctx.now.toISOString(), MAX_COUNTED]);
  return row ?? null;
}

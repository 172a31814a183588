import { hostname } from "node:os";
import { eq, sql } from "drizzle-orm";
import { heartbeats } from "@/db/schema";
import type { Context } from "../context";

export type ProcessKind = "worker" | "web";

/**
 * Writes that this process was well at a moment, now unless told. The health check calls a kind alive while its newest row is younger
 * than 30 s.
 */
export async function beat(ctx: Context, kind: ProcessKind, wellAt = ctx.now): Promise<void> {
  await ctx.db.execute(sql`
    insert into heartbeats (process, kind, at)
    values (${processName(kind)}, ${kind}, ${wellAt.toISOString()}::timestamptz)
    on conflict (process) do update set at = excluded.at`);
}

/** Removes this process's row: it ends in order and is not to be missed. */
export async function retire(ctx: Context, kind: ProcessKind): Promise<void> {
  await ctx.db.delete(heartbeats).where(eq(heartbeats.process, processName(kind)));
}

function processName(kind: ProcessKind): string {
  return `${kind}:${hostname()}:${process.pid}`;
}

import { hostname } from "node:os";
import { eq } from "drizzle-orm";
import { heartbeats } from "@/db/schema";
import type { Context } from "../context";

export type ProcessKind = "worker" | "web";

/**
 * Writes that this process was well at a moment, now unless told. The health check calls a kind alive while its newest row is younger
 * than 30 s.
 */
export async function beat(ctx: Context, kind: ProcessKind, wellAt = ctx.now): Promise<void> {
  await ctx.db
    .insert(heartbeats)
    .values({ process: processName(kind), kind, at: wellAt })
    .onConflictDoUpdate({ target: heartbeats.process, set: { at: wellAt } });
}

/** Removes this process's row: it ends in order and is not to be missed. */
export async function retire(ctx: Context, kind: ProcessKind): Promise<void> {
  await ctx.db.delete(heartbeats).where(eq(heartbeats.process, processName(kind)));
}

function processName(kind: ProcessKind): string {
  return `${kind}:${hostname()}:${process.pid}`;
}

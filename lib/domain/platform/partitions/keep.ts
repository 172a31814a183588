import { setTimeout as pause } from "node:timers/promises";
import { getTableName, sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { singleClient } from "@/db/client";
import { type Statement, textOf } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { PARTITIONED } from "./partitioned";

/** Anyone who asks for the table meanwhile waits behind this lock: it gives up before anybody notices, and before a deadlock is looked for. */
const LOCK_MS = 500;
const TRIES = 5;
const PAUSE_MS = 2_000;
const LOCKED = new Set(["55P03", "40P01"]);

const MADE = sql`select count(*) filter (where add_partition($1::regclass, $2, at))::int as changed
  from generate_series(date_trunc($3, $4::timestamptz, 'utc'), $4::timestamptz + $5::interval, ('1 ' || $3)::interval) at`;
const DROPPED = sql`select drop_partitions($1::regclass, $2, $3::timestamptz - make_interval(days => $4::int)) as changed`;

/**
 * Makes the partitions of the time to come, and drops those all of whose rows are past their time: whole, whatever they hold. A table
 * that is in use all along is left to the next call. What came while no partition was made lies in the open end, and moves into the one
 * that is made. Safe to run twice at once. Answers how many were made and dropped.
 */
export async function keepPartitions(ctx: Context, tables = PARTITIONED): Promise<{ made: number; dropped: number }> {
  const client = singleClient();
  try {
    await client`select set_config('lock_timeout', ${String(LOCK_MS)}, false)`;
    const done = { made: 0, dropped: 0 };
    for (const { table, prefix, span, ahead, days } of tables) {
      const name = getTableName(table);
      const now = ctx.now.toISOString();
      done.made += await change(ctx, client, name, MADE, [name, prefix, span, now, ahead]);
      done.dropped += await change(ctx, client, name, DROPPED, [name, prefix, now, days]);
    }
    return done;
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function change(
  ctx: Context,
  client: Sql,
  table: string,
  asked: Statement,
  params: (string | number)[],
): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      const [row] = await client.unsafe<{ changed: number }[]>(textOf(asked), params);
      return row?.changed ?? 0;
    } catch (error) {
      if (!LOCKED.has(String((error as { code?: unknown }).code))) throw error;
      if (tries === TRIES) {
        ctx.log.warn({ table }, "the partitions of a table in use are left to the next time");
        return 0;
      }
      await pause(PAUSE_MS);
    }
  }
}

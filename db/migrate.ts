import { setTimeout as pause } from "node:timers/promises";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as apply } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { singleClient } from "./client";
import { codeOf } from "./statements/late-transaction";

const LOCK = 4_815_162_342n;

/** Everybody who asks for a table waits behind a migration that waits for it: no longer than this at a time. */
const LOCK_MS = 2_000;
const PAUSE_MS = 8_000;
/** About five minutes in all, where each try waits for its first lock. */
const TRIES = 30;
/** Lock not available, deadlock. */
const LOCKED = new Set(["55P03", "40P01"]);

type Waiting = { lockMs?: number; tries?: number; rest?: () => Promise<unknown>; say?: (line: string) => void };

/**
 * Brings the database at `url` to the newest schema. Safe to run from several processes at once: an advisory lock lets one work
 * and the others find nothing to do. `folder` is where the generated migrations lie.
 *
 * A table that somebody holds, as a `pg_dump` does to its end, is waited for two seconds: then all of it is rolled back, who holds it is
 * said, and after a pause, in which those who wait behind it get theirs, it is tried again. Throws after five minutes of that; nothing
 * is changed then.
 */
export async function migrate(url: string, folder = "db/migrations", waiting: Waiting = {}): Promise<void> {
  const { lockMs = LOCK_MS, tries = TRIES, rest = () => pause(PAUSE_MS), say = warn } = waiting;
  const sql = singleClient(url);
  try {
    await sql`select pg_advisory_lock(${LOCK.toString()}::bigint)`;
    // not before: another process may migrate for minutes
    await sql`select set_config('lock_timeout', ${String(lockMs)}, false)`;
    for (let tried = 1; ; tried++) {
      const refused = await apply(drizzle(sql), { migrationsFolder: folder }).then(() => null, locked);
      if (!refused) return;
      const held = `A migration did not get the lock that it needs: ${await holders(sql, refused.statement)}`;
      if (tried >= tries)
        throw new Error(`${held}. Nothing was changed: begin again when that has ended.`, { cause: refused.error });
      say(`${held}. It is rolled back and tried again (${tried} of ${tries}).`);
      await rest();
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}

// who starts the service or a command reads it there, whatever the command prints
const warn = (line: string) => void process.stderr.write(`${line}\n`);

/** What a migration was at when it met another's lock; throws every other failure. */
function locked(error: unknown): { error: unknown; statement: string } {
  if (!LOCKED.has(codeOf(error) ?? "")) throw error;
  return { error, statement: String((error as { query?: unknown }).query ?? "") };
}

/** The oldest three transactions that hold a table that `statement` names, or any where none holds one of these. */
async function holders(sql: Sql, statement: string): Promise<string> {
  const words = statement.match(/\w+/g) ?? [];
  const rows = await sql<{ who: string }[]>`
    select format('%s (process %s of the database, %s, since %s)', coalesce(nullif(a.application_name, ''), a.usename),
      a.pid, a.state, to_char(a.xact_start, 'YYYY-MM-DD HH24:MI:SS TZ')) as who
    from pg_stat_activity a join pg_locks l on l.pid = a.pid join pg_class c on c.oid = l.relation
    where l.granted and a.pid <> pg_backend_pid() and a.xact_start is not null and a.datname = current_database()
      and c.relkind in ('r', 'p')
    group by a.pid, a.application_name, a.usename, a.state, a.xact_start
    order by bool_or(c.relname = any(${words})) desc, a.xact_start limit 3`;
  return rows.map(({ who }) => who).join(", ") || "who held it is gone by now";
}

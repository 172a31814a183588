import { type SQL, sql } from "drizzle-orm";
import { replica, statement } from "@/db/client";
import { onPrimary } from "@/db/reading/reading";
import type { Position } from "@/db/reading/replica";
import { publicChanges } from "@/db/schema";
import { timesWritten } from "@/db/written";

/** Rows of the log are kept for an hour: after so long a silence it is not read on, everything is forgotten. */
const LONGEST_SILENCE_MS = 30 * 60_000;
/** In seconds: anyone who waits for longer asks the database for the answer itself. */
const DEADLINE_SECONDS = 1;

// Exact whatever the order of commits: what the last look could not see and this one can.
const changes = (position: SQL) => sql<{ seen: string; handles: string[] | null; position: Position }>`
  select pg_current_snapshot()::text as seen, ${position} as position, (
    select array_agg(distinct lower(${publicChanges.handle}::text)) from ${publicChanges}
    where $1::text <> '' and ${publicChanges.transaction} >= pg_snapshot_xmin(nullif($1, '')::pg_snapshot)
      and not pg_visible_in_snapshot(${publicChanges.transaction}, nullif($1, '')::pg_snapshot)) as handles`;
const CHANGES = changes(sql`0`);
// behind every commit that is seen, also behind those that are not yet on the disk
const PLACED_CHANGES = changes(sql`(pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8`);

/** What happened since the last look: these creators changed, or nobody can say. */
export type Changed = { handles: readonly string[] } | "unknown";

/**
 * Follows whose public pages change, by reading what triggers write in the writers' own transactions. `seen` tells what has changed
 * before `catchUp` resolves, and how far a standby must be to show it.
 */
export class Changes {
  private seenUntil = "";
  private database = "";
  private lookedAt = Number.NEGATIVE_INFINITY;
  private lookedAtWrite = -1;
  private looking: Promise<boolean> | undefined;
  private next: Promise<boolean> | undefined;

  constructor(private readonly seen: (changed: Changed, position: Position) => void) {}

  /** Whether the last look that succeeded began at most `ageMs` ago, and after the last write of this process. */
  isCaughtUp(ageMs: number): boolean {
    return (
      performance.now() - this.lookedAt <= ageMs &&
      this.lookedAtWrite === timesWritten() &&
      this.database === process.env.DATABASE_URL
    );
  }

  /** Looks from now on: one look at a time, and one that waits for it, no matter who asks. False when the database does not answer. */
  catchUp(): Promise<boolean> {
    if (this.next) return this.next;
    if (!this.looking) return this.start();
    this.next = this.looking.then(() => this.start());
    return this.next;
  }

  private start(): Promise<boolean> {
    this.next = undefined;
    this.looking = this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async look(): Promise<boolean> {
    const at = performance.now();
    const write = timesWritten();
    const database = process.env.DATABASE_URL ?? "";
    const since = this.database === database && at - this.lookedAt < LONGEST_SILENCE_MS ? this.seenUntil : "";
    try {
      const asked = replica() ? PLACED_CHANGES : CHANGES;
      const [row] = await onPrimary(() => statement(asked, [since], DEADLINE_SECONDS));
      if (!row) throw new Error("The log of changes did not answer.");
      // a server that has counted fewer transactions is another one: a standby that took over
      if (since === "" || countOf(row.seen) < countOf(since)) this.seen("unknown", row.position);
      else if (row.handles) this.seen({ handles: row.handles }, row.position);
      Object.assign(this, { seenUntil: row.seen, database, lookedAt: at, lookedAtWrite: write });
      return true;
    } catch {
      Object.assign(this, { seenUntil: "", lookedAt: Number.NEGATIVE_INFINITY });
      this.seen("unknown", 0);
      return false;
    }
  }
}

/** The number of the transaction that comes next, in a snapshot `xmin:xmax:list`. */
function countOf(snapshot: string): bigint {
  return BigInt(snapshot.split(":")[1] ?? 0);
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";

/** A standby that is further behind is not read from. */
const MOST_LAG_MS = 500;
const CHECK_EVERY_MS = 500;
/** How often one that is behind is asked whether it still is. */
const LOOK_AGAIN_MS = 25;
/** Of the driver: seen within half a second more. */
const DEADLINE_SECONDS = 0.5;

/** A place in the write-ahead log, in bytes since its beginning. */
export type Position = number;

const SYSTEM = "(select system_identifier::text from pg_control_system()) as system";
// what is on the primary's disk: a standby is sent no more than that
const PRIMARY = `select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 as position, ${SYSTEM}`;
const STANDBY = `select pg_is_in_recovery() as standby,
  (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as position, ${SYSTEM}`;

type Primary = { position: Position; system: string };
type Standby = Primary & { standby: boolean };

/**
 * A standby of the database (`DATABASE_REPLICA_URL`). Its lag is measured, not told: the time that it takes to replay what the primary has
 * on disk, by this process's own clock, so that an idle primary is no lag and clocks that differ do not matter. Twice a second from the
 * first read that asks for it.
 */
export class Replica {
  /** How long it took to catch up at the last check, or has not caught up yet; undefined while it cannot be reached. */
  lagMs: number | undefined;
  /** How many public reads began where. */
  readonly reads = { replica: 0, primary: 0 };
  private isUsable = false;
  private replayedTo: Position = 0;
  private open: Sql | undefined;
  private asking: Promise<Standby> | undefined;
  private watching: Promise<void> | undefined;
  private readonly ended = new AbortController();

  constructor(
    private readonly connect: () => Sql,
    private readonly askPrimary: (text: string) => PromiseLike<unknown>,
  ) {}

  /** The connections to read over, while it may be read from. */
  get pool(): Sql | undefined {
    return this.isUsable ? this.open : undefined;
  }

  /** Whether it may be read from, and has replayed the log up to `position`: asked only where that is not known. */
  async hasReplayed(position: Position): Promise<boolean> {
    this.watching ??= this.watch();
    if (this.isUsable && this.replayedTo < position) await this.ask().catch(() => this.leave());
    return this.isUsable && this.replayedTo >= position;
  }

  /** Up to where it has replayed the log for certain. */
  get hasReplayedTo(): Position {
    return this.replayedTo;
  }

  /** A read failed here: it is left at once when that is the connection's or the server's end, until the next check. */
  noteFailure(error: unknown): void {
    const { code = "", severity } = error as { code?: string; severity?: string };
    if (severity === undefined || code.startsWith("57P")) this.isUsable = false;
  }

  async end(): Promise<void> {
    this.ended.abort();
    this.leave();
    await this.watching;
  }

  private async watch(): Promise<void> {
    while (!this.ended.signal.aborted) {
      await this.check().catch(() => this.leave());
      await this.pause(CHECK_EVERY_MS);
    }
  }

  private async check(): Promise<void> {
    const at = performance.now();
    const [primary] = (await this.askPrimary(PRIMARY)) as [Primary];
    for (;;) {
      const { standby, system } = await this.ask();
      if (!standby || system !== primary.system) throw new Error("No standby of this database answers there.");
      this.lagMs = performance.now() - at;
      const caughtUp = this.replayedTo >= primary.position;
      this.isUsable = this.lagMs <= MOST_LAG_MS && (caughtUp || this.isUsable);
      if (caughtUp || this.ended.signal.aborted) return;
      await this.pause(LOOK_AGAIN_MS);
    }
  }

  private ask(): Promise<Standby> {
    this.open ??= this.connect();
    this.asking ??= this.send(this.open).finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async send(pool: Sql): Promise<Standby> {
    const [told] = await pool.unsafe<[Standby]>(STANDBY, [], { prepare: true, deadline: DEADLINE_SECONDS });
    this.replayedTo = Math.max(this.replayedTo, told.position ?? 0);
    return told;
  }

  /** Reads that wait for an answer are cut off: the primary answers them. */
  private leave(): void {
    this.isUsable = false;
    this.lagMs = undefined;
    this.open?.end({ timeout: 0 }).catch(() => {});
    this.open = undefined;
  }

  private pause(milliseconds: number): Promise<unknown> {
    return sleep(milliseconds, undefined, { ref: false, signal: this.ended.signal }).catch(() => {});
  }
}

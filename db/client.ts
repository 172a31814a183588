import { availableParallelism } from "node:os";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { readFrom, routed } from "./reading/reading";
import { type Position, Replica } from "./reading/replica";
import { codeOf, LateTransaction } from "./statements/late-transaction";
import { type Statement, textOf } from "./statements/statement";
import { traced } from "./statements/traced";
import { composed, type StatementValue, type TrailingWrites, type Write, wokenBy } from "./statements/trailing";
import { Waker } from "./waker";
import { mayWrite, noteWritten } from "./written";

/** The pool or an open transaction: both read and write alike. */
export type Database = PgDatabase<PostgresJsQueryResultHKT, Record<string, never>>;
/** An open transaction, as `transaction()` hands it out. */
export type Transaction = Database;

type Connections = {
  url: string;
  replicaUrl: string | undefined;
  db: Database;
  pool: Sql;
  writing: Sql;
  others: Sql[];
  replica: Replica | undefined;
  processor: Database | undefined;
  waker: Waker;
  prepared: Map<string, unknown>;
};

// Next bundles pages apart from the host: both must find one pool, so it hangs on the process, not on the module.
const holder = globalThis as { __guildhallDb?: Connections };

function connect(): Connections {
  const url = process.env.DATABASE_URL;
  if (!url)
    throw new Error("DATABASE_URL is not set: start through `npm start`, or point it at a PostgreSQL database.");
  const replicaUrl = process.env.DATABASE_REPLICA_URL || undefined;
  const known = holder.__guildhallDb;
  if (known?.url === url && known.replicaUrl === replicaUrl) return known;
  const settings = { ...OPTIONS, connection: POOL_SETTINGS, deadline: DEADLINE_SECONDS };
  const reading = Math.max(1, Math.floor(connectionsPerProcess() / 4));
  const pool = traced(postgres(url, { ...settings, max: reading }));
  const replica = replicaUrl === undefined ? undefined : openReplica(replicaUrl, pool, reading);
  // a transaction waits for the disk with its connection in hand: more of them, given back when there is little to do
  const writing = traced(postgres(url, { ...settings, max: connectionsPerProcess() - reading, idle_timeout: 30 }));
  const db = drizzle(replica ? routed(pool) : pool);
  holder.__guildhallDb = {
    url,
    replicaUrl,
    db,
    pool,
    writing,
    others: [writing],
    replica,
    processor: undefined,
    waker: new Waker((text, params) => pool.unsafe(text, params, { prepare: true })),
    prepared: new Map(),
  };
  return holder.__guildhallDb;
}

/**
 * The most connections that this process's pools hold: `DATABASE_CONNECTIONS`, else eight per core, 32 at most, so that a few
 * processes on a large machine fit into the 100 that a PostgreSQL server takes as it comes.
 */
export function connectionsPerProcess(): number {
  return Number(process.env.DATABASE_CONNECTIONS) || Math.min(8 * availableParallelism(), 32);
}

/** The seconds in which a query has its answer, or fails with `QUERY_TIMEOUT` and its connection is dropped. */
export const DEADLINE_SECONDS = 18;
/** The same for what a loop cannot go on without. */
export const LOOP_DEADLINE_SECONDS = 5;

/** Shared options of every client. A dead server is noticed within seconds, so that a request answers 503 instead of hanging. */
const OPTIONS = {
  connect_timeout: 5,
  idle_timeout: 0,
  max_lifetime: null,
  backoff: (attempt: number) => Math.min(1, 0.05 * 2 ** attempt),
  onnotice: () => {},
  connection: { application_name: "guildhall", TimeZone: "UTC" },
} satisfies postgres.Options<Record<string, never>>;

// A query that a request waits for is given up before the client gives up on us; what is left of a transaction whose client was lost
// without a word holds its locks no longer than that.
const POOL_SETTINGS = {
  ...OPTIONS.connection,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** A standby, with as many connections as reads have on the primary. They may not write, also when it is a primary by now. */
function openReplica(url: string, primary: Sql, max: number): Replica {
  const connection = { ...POOL_SETTINGS, default_transaction_read_only: true };
  const open = () => traced(postgres(url, { ...OPTIONS, connection, deadline: LOOP_DEADLINE_SECONDS, max }));
  const { unsafe } = primary;
  return new Replica(open, (text) => unsafe(text, [], { prepare: true, deadline: LOOP_DEADLINE_SECONDS }));
}

/** The standby that public reads may come from, where one is configured. */
export function replica(): Replica | undefined {
  return connect().replica;
}

/** Does what is read for nobody in particular, which a standby may answer that has replayed the log up to `position`. */
export function readPublicly<T>(position: Position, work: () => Promise<T>): Promise<T> {
  const { replica } = connect();
  return replica ? readFrom(replica, position, work) : work();
}

/** The database of this process, pooled. Transactions have connections of their own. */
export function database(): Database {
  return connect().db;
}

/**
 * The embedded payment processor's own pool: its calls come from inside open transactions, and waiting there for a connection
 * of the first pool could wait forever.
 */
export function processorDatabase(): Database {
  const connections = connect();
  if (!connections.processor) {
    const pool = postgres(connections.url, { ...OPTIONS, max: 4, deadline: LOOP_DEADLINE_SECONDS });
    connections.others.push(pool);
    connections.processor = drizzle(pool);
  }
  return connections.processor;
}

/**
 * A fresh client of one connection, for LISTEN, migrations, the bench and tests. The caller ends it. Not through a pooler where there is
 * one: `DATABASE_DIRECT_URL` is the way around it, since these need a session that stays theirs. Its queries may take as long as they
 * take, unless a `deadline` in seconds is given.
 */
export function singleClient(url = directUrl(), deadline: number | null = null): Sql {
  return postgres(url, { ...OPTIONS, max: 1, deadline });
}

/** Where a session of one's own is to be had: `DATABASE_DIRECT_URL`, else `DATABASE_URL`. */
export function directUrl(): string {
  return process.env.DATABASE_DIRECT_URL || (process.env.DATABASE_URL ?? "");
}

type Preparable<T> = { prepare(name: string): T };

/**
 * A query of drizzle's builder, built once per process and prepared by name on each connection: 3.5 times faster than building it per
 * call. Answers the one of the pool, or one that runs in the open transaction `tx`.
 */
export function prepared<T>(name: string, build: (db: Database) => Preparable<T>): (tx?: Transaction) => T {
  return (tx) => {
    if (tx) return build(tx).prepare(name);
    const { prepared: cache, db } = connect();
    let query = cache.get(name) as T | undefined;
    if (query === undefined) {
      query = build(db).prepare(name);
      cache.set(name, query);
    }
    return query;
  };
}

/** Runs a statement on the pool, prepared. Its rows come as the driver gives them (timestamps as text). `deadline` is in seconds. */
export async function statement<Row extends object>(
  asked: Statement<Row>,
  params: readonly StatementValue[],
  deadline = DEADLINE_SECONDS,
): Promise<Row[]> {
  const text = textOf(asked);
  const rows = await connect().pool.unsafe<Row[]>(text, params as StatementValue[], { prepare: true, deadline });
  if (mayWrite(text)) noteWritten();
  return rows;
}

/** The same inside an open transaction: `db` is what `transaction()` hands out. */
export async function statementIn<Row extends object>(
  db: Database,
  asked: Statement<Row>,
  params: readonly StatementValue[],
): Promise<Row[]> {
  // drizzle prepares by name only what its builder made; its session takes finished text as well.
  return (await db._.session
    .prepareQuery({ sql: textOf(asked), params: [...params] }, undefined, "text", false)
    .execute()) as Row[];
}

/** The writes that nobody waits for, by open transaction. */
const trailing = new WeakMap<Database, TrailingWrites>();

/**
 * Runs `work` in a transaction. Commits when it resolves, rolls back when it throws. What `work` gave to `sendIn` travels with its next
 * statement or the commit: a failure among it has made the server roll back, and is thrown. Work that waited for no answer of its
 * transaction and met another's rows or locks is done again, when those are there to be seen.
 */
export async function openTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats++) {
    const client = new LateTransaction(connect().writing);
    const tx: Transaction = drizzle(client as unknown as Sql);
    trailing.set(tx, client.writes);
    try {
      const result = await Promise.race([work(tx), client.lost]);
      const woken = await client.commit();
      noteWritten();
      connect().waker.wake(woken);
      return result;
    } catch (thrown) {
      const error = await client.rollback(thrown);
      if (client.hasBegun || repeats === MOST_REPEATS || !MET_ANOTHER.has(codeOf(error) ?? "")) throw error;
    }
  }
}

const MOST_REPEATS = 2;
/** Unique violation, deadlock. */
const MET_ANOTHER = new Set(["23505", "40P01"]);

/**
 * Writes what nobody waits for, in an open transaction: a round trip saved, since its outcome counts only at the commit. It goes with
 * the next statement or the commit, in one execution with its neighbours. Outside of `openTransaction` it waits.
 */
export async function sendIn(db: Database, write: Write, params: readonly StatementValue[]): Promise<void> {
  const writes = trailing.get(db);
  if (writes) writes.add(write, params);
  else connect().waker.wake(wokenBy(await statementIn(db, composed([write]), params)));
}

/** Has who listens to a channel told, with a payload or none, once an open transaction has committed. Outside of one it is told now. */
export function wakeAfter(db: Database, channel: string, payload?: string): void {
  const told = payload === undefined ? channel : `${channel} ${payload}`;
  const writes = trailing.get(db);
  if (writes) writes.wake(told);
  else connect().waker.wake([told]);
}

/** Closes every connection of this process; the next use opens new ones. Waits at most `timeout` seconds for running queries. */
export async function closeDatabase(timeout = 5): Promise<void> {
  const connections = holder.__guildhallDb;
  holder.__guildhallDb = undefined;
  if (!connections) return;
  const clients = [connections.pool, ...connections.others];
  await Promise.all([connections.replica?.end(), ...clients.map((client) => client.end({ timeout }))]);
}

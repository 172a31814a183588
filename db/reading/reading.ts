import { AsyncLocalStorage } from "node:async_hooks";
import type { Sql } from "postgres";
import type { Position, Replica } from "./replica";

type Reading = { replica: Replica; isOver: boolean };

// Next bundles pages apart from the host: both read in one scope
const holder = globalThis as { __guildhallReading?: AsyncLocalStorage<Reading | undefined> };

function readings(): AsyncLocalStorage<Reading | undefined> {
  holder.__guildhallReading ??= new AsyncLocalStorage();
  return holder.__guildhallReading;
}

/** Which database a statement reads: the standby within `readFrom`, until it ends and while it may be used; else the primary. */
function standbyOfThisRead(): { pool: Sql; replica: Replica } | undefined {
  const reading = readings().getStore();
  if (!reading || reading.isOver) return undefined;
  const { pool } = reading.replica;
  return pool && { pool, replica: reading.replica };
}

/**
 * Lets the statements of `work` read from the standby when it has replayed the log up to `position`; else they read from the primary.
 * Timers and the like that `work` leaves behind do not go on there.
 */
export async function readFrom<T>(replica: Replica, position: Position, work: () => Promise<T>): Promise<T> {
  const reading = { replica, isOver: !(await replica.hasReplayed(position)) };
  replica.reads[reading.isOver ? "primary" : "replica"]++;
  try {
    return await within(reading, work);
  } finally {
    reading.isOver = true;
  }
}

/** Has `work` read from the primary, wherever it is called. */
export function onPrimary<T>(work: () => Promise<T>): Promise<T> {
  return readings().getStore() ? within(undefined, work) : work();
}

// waited for inside: the builder's queries are sent when somebody asks for their `then`
function within<T>(reading: Reading | undefined, work: () => Promise<T>): Promise<T> {
  return readings().run(reading, async () => await work());
}

/** What a standby has not answered by then, the primary is asked. */
const STANDBY_SECONDS = 3;

/** Has the statements of a pool go where `standbyOfThisRead` says. What the standby cannot answer, the primary is asked. */
export function routed(pool: Sql): Sql {
  const primary = pool.unsafe;
  type Query = ReturnType<typeof primary>;
  pool.unsafe = ((...query: Parameters<typeof primary>) => {
    const standby = standbyOfThisRead();
    if (!standby) return primary(...query);
    const [text, params, options] = query;
    const ask = async <T>(send: (query: Query) => PromiseLike<T>): Promise<T> => {
      try {
        return await send(standby.pool.unsafe(text, params, { ...options, deadline: STANDBY_SECONDS }));
      } catch (error) {
        standby.replica.noteFailure(error);
        return await send(primary(...query));
      }
    };
    return {
      // biome-ignore lint/suspicious/noThenProperty: the driver's queries are awaited, or asked for their values first
      then: (done: (rows: unknown) => unknown, failed: (error: unknown) => unknown) =>
        ask((sent) => sent).then(done, failed),
      values: () => ask((sent) => sent.values()),
    };
  }) as typeof primary;
  return pool;
}

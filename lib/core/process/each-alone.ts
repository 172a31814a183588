import { carriedOn } from "@/lib/core/clock";
import type { Context } from "@/lib/core/context";
import { DomainError, isProcessorAway, isUnavailable } from "@/lib/core/errors";

/** So long a run's rows may wait in vain, one after the other, for a processor that does not answer. */
const LOST_MS = 20_000;

type Alone<T> = {
  /** What is done for a row, in a context of its own moment: a run takes long. `false` says that there was nothing to do any more. */
  work: (row: T, own: Context) => Promise<unknown>;
  /** What the log says of a row that failed, beside its id. */
  failed: string;
  /** Keeps why a row failed. */
  note?: (row: T, error: unknown) => Promise<unknown>;
  /** Puts a row back that was claimed, and that a run which ended early did not come to. */
  untried?: (row: T) => Promise<unknown>;
  /** Milliseconds; `LOST_MS` unless told. */
  lostMs?: number;
};

/**
 * Does a job's work row by row. One that fails is logged and left for the next run, and costs the others nothing. A database that is away
 * ends the run and is thrown, and so is a processor for which rows have waited too long: each would wait as long, and the worker ends itself
 * when a run comes to no end. One that fails at once costs no time, and goes by. Answers for how many rows it was done.
 */
export async function eachAlone<T extends { id: string }>(
  ctx: Context,
  rows: Iterable<T>,
  { work, failed, note, untried, lostMs = LOST_MS }: Alone<T>,
): Promise<number> {
  const left = [...rows];
  let [done, lost] = [0, 0];
  for (let row = left.shift(); row; row = left.shift()) {
    const begun = performance.now();
    try {
      if ((await work(row, { ...ctx, now: carriedOn(ctx.now) })) !== false) done++;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (isProcessorAway(error)) lost += performance.now() - begun;
      // somebody changed the row meanwhile: no fault of the service
      const level = error instanceof DomainError ? "warn" : "error";
      ctx.log[level]({ err: error, id: row.id }, failed);
      await note?.(row, error);
      if (lost <= lostMs) continue;
      for (const one of left) await untried?.(one);
      throw error;
    }
  }
  return done;
}

type All<T> = Alone<T> & {
  /** The first `size` rows that are due, or those after another row. */
  due: (after?: T) => Promise<T[]>;
  size: number;
};

/** The same for all rows that are due, batch by batch: those that stay due, as they fail or wait, stand in the way of none behind them. */
export async function allAlone<T extends { id: string }>(
  ctx: Context,
  { due, size, ...alone }: All<T>,
): Promise<number> {
  let done = 0;
  for (let batch = await due(); batch.length > 0; ) {
    done += await eachAlone(ctx, batch, alone);
    batch = batch.length < size ? [] : await due(batch.at(-1));
  }
  return done;
}

import type { Context } from "@/lib/core/context";
import { DomainError, isUnavailable } from "@/lib/core/errors";

type Alone<T> = {
  /** What is done for a row; `false` says that there was nothing to do any more. */
  work: (row: T) => Promise<unknown>;
  /** What the log says of a row that failed, beside its id. */
  failed: string;
  /** Keeps why a row failed. */
  note?: (row: T, error: unknown) => Promise<unknown>;
};

/**
 * Does a job's work row by row. One that fails is logged and left for the next run, and costs the others nothing; a database that is away
 * ends the run and is thrown. Answers for how many rows it was done.
 */
export async function eachAlone<T extends { id: string }>(
  ctx: Context,
  rows: Iterable<T>,
  { work, failed, note }: Alone<T>,
): Promise<number> {
  let done = 0;
  for (const row of rows) {
    try {
      if ((await work(row)) !== false) done++;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // somebody changed the row meanwhile: no fault of the service
      const level = error instanceof DomainError ? "warn" : "error";
      ctx.log[level]({ err: error, id: row.id }, failed);
      await note?.(row, error);
    }
  }
  return done;
}

/**
 * The same for all rows that are due, `size` at a time. `next` reads them in an order, those behind the last one of the batch before: rows
 * that fail are passed, and keep nobody from their turn.
 */
export async function allAlone<T extends { id: string }>(
  ctx: Context,
  size: number,
  next: (after?: T) => Promise<T[]>,
  alone: Alone<T>,
): Promise<number> {
  let done = 0;
  for (let batch = await next(); ; batch = await next(batch.at(-1))) {
    done += await eachAlone(ctx, batch, alone);
    if (batch.length < size) return done;
  }
}

/** Runs work when its turn comes; what waits begins in the order in which it came. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * A bound of `atOnce` pieces of work in this process. A place that becomes free is handed to who waits longest, and is never free in
 * between: nobody who comes meanwhile takes it as well. `crowded` is told how many wait before one more does; what it throws forbids it.
 */
export function turns(atOnce: number, crowded?: (waiting: number) => void): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running++;
    else {
      crowded?.(waiting.length);
      await new Promise<void>((turn) => waiting.push(turn));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

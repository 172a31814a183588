/** Upper ends of the latency classes in milliseconds, inclusive; one more class holds what took longer. Stored counts follow this order. */
export const LATENCY_BOUNDS_MS = [
  0.5, 1, 2, 3, 5, 7.5, 10, 15, 25, 50, 75, 100, 150, 250, 500, 750, 1_000, 2_500, 5_000, 10_000,
] as const;

const CLASSES = LATENCY_BOUNDS_MS.length + 1;

/** A count of zero for every class. */
export function noLatencies(): number[] {
  return new Array<number>(CLASSES).fill(0);
}

/** The class that a duration belongs to. */
export function latencyClass(ms: number): number {
  let i = 0;
  while (i < LATENCY_BOUNDS_MS.length && ms > (LATENCY_BOUNDS_MS[i] as number)) i++;
  return i;
}

/** Adds the counts of `more` to `sum`, class by class. */
export function addLatencies(sum: number[], more: readonly number[]): void {
  for (let i = 0; i < CLASSES; i++) sum[i] = (sum[i] ?? 0) + (more[i] ?? 0);
}

/**
 * The duration that `share` (0 to 1) of the requests did not exceed, in milliseconds: interpolated within its class, so right to the
 * class's width. 10 s when it lies in the class of the slowest. Null without requests.
 */
export function latencyPercentile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (total === 0) return null;
  let rank = share * total;
  for (const [i, bound] of LATENCY_BOUNDS_MS.entries()) {
    const n = counts[i] ?? 0;
    if (n > 0 && rank <= n) {
      const low = i === 0 ? 0 : (LATENCY_BOUNDS_MS[i - 1] as number);
      return low + (bound - low) * (rank / n);
    }
    rank -= n;
  }
  return LATENCY_BOUNDS_MS.at(-1) as number;
}

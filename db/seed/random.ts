/** A number 0 ≤ n < 1, the next one of a repeatable sequence. */
export type Random = () => number;

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, the same sequence for the same seed everywhere. Not for secrets. */
export function mulberry32(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One item; with `skew` above 1 the first ones more often. Throws on an empty list. */
export function pick<T>(random: Random, items: readonly T[], skew = 1): T {
  const item = items[Math.floor(random() ** skew * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** The items in a random order (Fisher and Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = between(random, 0, i);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

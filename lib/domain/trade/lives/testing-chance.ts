import { mulberry32 } from "@/db/seed/random";

/** Random choices that a seed repeats. */
export type Chance = {
  /** A whole number from 0, less than `bound`. */
  below: (bound: number) => number;
  of: <T>(items: readonly T[]) => T;
  happens: (share: number) => boolean;
};

export function chanceOf(seed: number): Chance {
  const next = mulberry32(seed);
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    happens: (share) => next() < share,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("nothing to choose from");
      return item;
    },
  };
}

import type { IdPrefix } from "@/lib/contracts/values/ids";
import { idAt } from "@/lib/core/values/ids";
import { mulberry32, type Random } from "./random";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** What seeded rows are made from: one moment that counts as now, one sequence of numbers, and ids that carry their rows' age. */
export type Source = {
  now: Date;
  random: Random;
  id<P extends IdPrefix>(prefix: P, at: Date): `${P}_${string}`;
  /** So many days before now; fractions allowed. */
  ago(days: number): Date;
};

/** The same `seed` and `now` give the same rows. */
export function source(now: Date, seed: number): Source {
  const random = mulberry32(seed);
  return {
    now,
    random,
    id: (prefix, at) => idAt(prefix, at, random),
    ago: (days) => new Date(now.getTime() - Math.round(days * DAY_MS)),
  };
}

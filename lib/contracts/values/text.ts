import { z } from "zod";

type Bounds = {
  min?: number;
  /** Takes off white space at both ends before it counts. */
  trim?: boolean;
  /** What to say of a text under `min`. */
  short?: string;
};

/**
 * Text of `min` to `max` characters, counted in Unicode code points as JSON Schema's `minLength` and `maxLength` count them: an emoji
 * is one, not two. Every limit on what people write is one of these.
 */
export function text(max: number, { min = 0, trim = false, short = tooShort(min) }: Bounds = {}) {
  return (trim ? z.string().trim() : z.string())
    .refine((value) => countTo(min, value) >= min, short)
    .refine((value) => countTo(max + 1, value) <= max, `must have at most ${max.toLocaleString("en")} characters`)
    .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max });
}

function tooShort(min: number): string {
  return min <= 1 ? "must not be empty" : `must have at least ${min.toLocaleString("en")} characters`;
}

/** The code points of a text, at most `limit`: a long one is not read to its end. */
function countTo(limit: number, value: string): number {
  let count = 0;
  for (const _ of value) if (count++ >= limit) break;
  return Math.min(count, limit);
}

/** An email address, in lower case. */
export const Email = z
  .email("is not an email address")
  .max(254)
  .transform((e) => e.toLowerCase());

import { z } from "zod";

/**
 * Text of `min` to `max` characters, counted in Unicode code points as JSON Schema's `maxLength` counts them: an emoji is one, not
 * two. `trim` takes off white space at both ends before it counts.
 */
export function text(max: number, { min = 0, trim = false } = {}) {
  const whole = trim ? z.string().trim() : z.string();
  return (min > 0 ? whole.min(min, min === 1 ? "must not be empty" : undefined) : whole)
    .refine((value) => fits(value, max), `must have at most ${max.toLocaleString("en")} characters`)
    .meta({ maxLength: max });
}

function fits(value: string, max: number): boolean {
  if (value.length <= max) return true; // there are never more code points than units
  if (value.length > 2 * max) return false;
  let count = 0;
  for (const _ of value) if (++count > max) return false;
  return true;
}

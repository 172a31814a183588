import { DAY_MS } from "@/lib/core/values/durations";
import { nextMonth } from "@/lib/domain/platform/access/usage";

export type Forecast = {
  /** What the month will have used at its end, going on as until now. */
  expected: number;
  /** When the cap is reached at that pace, if within the month. ISO 8601. */
  reached_at: string | null;
};

/**
 * Where a month's use (UTC) is heading, in proportion to the time that has passed. Null in a month's first day, which says too little,
 * and before anything was used.
 */
export function forecast(used: number, limit: number, now: Date): Forecast | null {
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const passed = now.getTime() - start;
  if (passed < DAY_MS || used <= 0) return null;
  const length = nextMonth(now).getTime() - start;
  const expected = Math.round((used / passed) * length);
  if (used >= limit || expected <= limit) return { expected, reached_at: null };
  return { expected, reached_at: new Date(start + (limit / used) * passed).toISOString() };
}

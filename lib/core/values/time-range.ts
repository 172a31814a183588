import type { TimeRangeQuery } from "@/lib/contracts/values/time-range";
import { DomainError } from "../errors";
import { DAY_MS } from "./durations";

/** A half-open span of time: `from` is in it, `to` is not. */
export type TimeRange = { from: Date; to: Date };

/** The start of a moment's day, UTC. */
export function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
}

/**
 * The ends that were sent, as moments: a date stands for its whole day in UTC. Throws `invalid_request` unless the first lies before
 * the second.
 */
export function rangeEnds({ from, to }: TimeRangeQuery): Partial<TimeRange> {
  const ends: Partial<TimeRange> = {};
  if (from) ends.from = new Date(from);
  if (to) ends.to = new Date(new Date(to).getTime() + (isDate(to) ? DAY_MS : 0));
  if (ends.from && ends.to && ends.from >= ends.to) throw refused("from", "must lie before `to`");
  return ends;
}

/** The same ends as a list's query compares with: what was not sent bounds nothing. Throws as `rangeEnds`. */
export function rangeBounds(query: TimeRangeQuery): { from: string; to: string } {
  const { from, to } = rangeEnds(query);
  return { from: from?.toISOString() ?? "-infinity", to: to?.toISOString() ?? "infinity" };
}

/**
 * The span that a query asks for. Without `to` it ends now; without `from` it has `days.usual` days, the one it ends in included.
 * Throws `invalid_request` for one without length, or longer than `days.most`.
 */
export function timeRange(query: TimeRangeQuery, now: Date, days: { usual: number; most: number }): TimeRange {
  const ends = rangeEnds(query);
  const to = ends.to ?? now;
  const lastDay = startOfDay(new Date(to.getTime() - 1));
  const from = ends.from ?? new Date(lastDay.getTime() - (days.usual - 1) * DAY_MS);
  if (from >= to) throw refused("from", "must lie before `to`, which is now when it is left out");
  if (to.getTime() - from.getTime() > days.most * DAY_MS) {
    throw refused("from", `must lie at most ${days.most} days before \`to\``);
  }
  return { from, to };
}

function isDate(text: string): boolean {
  return text.length === "2026-11-20".length;
}

function refused(path: string, message: string): DomainError {
  return new DomainError("invalid_request", `${path}: ${message}`, { param: path, details: [{ path, message }] });
}

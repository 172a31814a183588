import { DAY_MS } from "@/lib/core/values/durations";
import { startOfDay } from "@/lib/core/values/time-range";
import type { Rest } from "../rest";

export type Range = { from?: string; to?: string };

const LAST = /\b(?:(?:in|over|of|for|from) )?(?:the )?(?:last|past|previous)\s+(\d{1,3})?\s*(day|week|month)s?\b/i;
const THIS = /\b(?:(?:in|over|of) )?this\s+(week|month|year)\b/i;
const SINCE = /\b(?:since|from|after)\s+(20\d\d-\d\d-\d\d)\b/i;
const UNTIL = /\b(?:until|till|to|before|through)\s+(20\d\d-\d\d-\d\d)\b/i;
const TODAY = /\btoday\b/i;

/** Takes the days that an intent names, in UTC: "last 7 days", "this month", "since 2026-11-01". Both ends are in the range. */
export function takeRange(rest: Rest, now: Date): Range {
  const since = rest.take(SINCE)?.[1];
  const until = rest.take(UNTIL)?.[1];
  if (since || until) return { ...(since && { from: since }), ...(until && { to: until }) };
  const last = rest.take(LAST);
  if (last) {
    const days = Number(last[1] ?? 1) * { day: 1, week: 7, month: 30 }[(last[2] as string).toLowerCase() as "day"];
    const from = new Date(startOfDay(now).getTime() - (days - 1) * DAY_MS);
    return { from: dayOf(from), to: dayOf(now) };
  }
  const present = rest.take(THIS);
  if (present) return { from: startOf(present[1] as string, now), to: dayOf(now) };
  return rest.take(TODAY) ? { from: dayOf(now), to: dayOf(now) } : {};
}

function startOf(unit: string, now: Date): string {
  const day = startOfDay(now);
  if (unit.toLowerCase() === "week") return dayOf(new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS));
  return unit.toLowerCase() === "month" ? `${dayOf(now).slice(0, 7)}-01` : `${dayOf(now).slice(0, 4)}-01-01`;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";
const ORDINAL = "(\\d{1,2})(?:st|nd|rd|th)?";
const DUE =
  "(?:(?:the )?(?:deadline|due(?: date)?|needed|wanted|required|ready|finished|done|delivered)(?: is| of|:)?\\s*)?";
const BY = "(?:by|before|on|until|no later than|not later than|for)?\\s*(?:the )?";
const DAYS: [RegExp, (m: RegExpExecArray, now: Date) => string | undefined][] = [
  [new RegExp(`${DUE}${BY}\\b(20\\d\\d-\\d\\d-\\d\\d)\\b`, "i"), (m) => real(m[1])],
  [
    new RegExp(`${DUE}${BY}\\b${ORDINAL} (?:of )?${MONTH}(?:,? (20\\d\\d))?`, "i"),
    (m, now) => dated(m[1], m[2], m[3], now),
  ],
  [new RegExp(`${DUE}${BY}\\b${MONTH} ${ORDINAL}(?:,? (20\\d\\d))?`, "i"), (m, now) => dated(m[2], m[1], m[3], now)],
];

/** Takes the day by which something is needed: "deadline 2027-05-01", "by 15 March 2027"; without a year the next such day. */
export function takeDeadline(rest: Rest, now: Date): string | undefined {
  for (const [pattern, read] of DAYS) {
    const match = pattern.exec(rest.text);
    const day = match && read(match, now);
    if (day) {
      rest.take(pattern);
      return day;
    }
  }
  return undefined;
}

function dated(day = "", month = "", year: string | undefined, now: Date): string | undefined {
  const n = String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1).padStart(2, "0");
  const of = (y: number | string) => real(`${y}-${n}-${day.padStart(2, "0")}`);
  if (year) return of(year);
  const next = of(now.getUTCFullYear());
  return next && next >= dayOf(now) ? next : of(now.getUTCFullYear() + 1);
}

/** The day, if the calendar has it. */
function real(day: string | undefined): string | undefined {
  const at = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && dayOf(at) === day ? day : undefined;
}

import { DAY_MS, startOfDay } from "@/lib/core/time-range";
import type { Found } from "./amounts";

export type Range = { from?: string; to?: string };

const LAST = /\b(?:in |over |of |for )?(?:the )?(?:last|past|previous)\s+(\d{1,3})?\s*(day|week|month)s?\b/i;
const THIS = /\b(?:in |over |of )?this\s+(week|month|year)\b/i;
const SINCE = /\b(?:since|from|after)\s+(20\d\d-\d\d-\d\d)\b/i;
const UNTIL = /\b(?:until|till|to|before|through)\s+(20\d\d-\d\d-\d\d)\b/i;
const TODAY = /\btoday\b/i;

/** Days that an intent names, in UTC: "last 7 days", "this month", "since 2026-11-01". Both ends are in the range. */
export function takeRange(text: string, now: Date): Found<Range> {
  const since = SINCE.exec(text)?.[1];
  const until = UNTIL.exec(text)?.[1];
  if (since || until) {
    const value = { ...(since && { from: since }), ...(until && { to: until }) };
    return { value, rest: text.replace(SINCE, " ").replace(UNTIL, " ") };
  }
  const last = LAST.exec(text);
  if (last) {
    const days = Number(last[1] ?? 1) * { day: 1, week: 7, month: 30 }[(last[2] as string).toLowerCase() as "day"];
    const from = new Date(startOfDay(now).getTime() - (days - 1) * DAY_MS);
    return { value: { from: dayOf(from), to: dayOf(now) }, rest: text.replace(LAST, " ") };
  }
  const present = THIS.exec(text);
  if (present) {
    return { value: { from: startOf(present[1] as string, now), to: dayOf(now) }, rest: text.replace(THIS, " ") };
  }
  if (TODAY.test(text)) return { value: { from: dayOf(now), to: dayOf(now) }, rest: text.replace(TODAY, " ") };
  return { value: undefined, rest: text };
}

function startOf(unit: string, now: Date): string {
  const day = startOfDay(now);
  if (unit.toLowerCase() === "week") return dayOf(new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS));
  return unit.toLowerCase() === "month" ? `${dayOf(now).slice(0, 7)}-01` : `${dayOf(now).slice(0, 4)}-01-01`;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

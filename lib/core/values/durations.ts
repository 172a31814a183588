/** Lengths of time in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Whether a calendar day (`YYYY-MM-DD`) is over everywhere: last on the date line's western side, half a day after it is in UTC. */
export function isDayOver(day: string, now: Date): boolean {
  return Date.parse(day) + 1.5 * DAY_MS < now.getTime();
}

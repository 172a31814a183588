import { HOUR_MS } from "./durations";

/** By what clocks are set back: an hour, half of one on Lord Howe, two at Troll and Vostok, three at Casey. */
const SET_BACK_MS = [0.5, 1, 2, 3].map((hours) => hours * HOUR_MS);

/**
 * "15:00": a moment on a zone's clock, as a locale writes it; "01:30 GMT-4", with the zone's short name, where that clock is set back
 * and shows the same time twice.
 */
export function clockTime(at: number, { timeZone, locale }: { timeZone: string; locale: string }): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone });
  const text = format.format(at);
  const isTwice = SET_BACK_MS.some((by) => format.format(at - by) === text || format.format(at + by) === text);
  if (!isTwice) return text;
  return new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(at);
}

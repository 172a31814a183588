import { type Clock, FORMS, plain, UTC } from "./exact-time-text";

/**
 * "Wed, 25 Nov 2026, 11:00 – 11:45 UTC": from one moment to another, in epoch milliseconds, the day once where it is one day. Its
 * spaces are plain ones too.
 */
export function exactSpan(from: number, to: number, { locale, timeZone }: Clock = UTC): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", ...FORMS.moment, timeZone });
  return plain(format.formatRange(from, to));
}

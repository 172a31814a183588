const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/**
 * What is said of a moment: its day, day and time, the time alone to the second, or all of it to the millisecond; in a chart its weekday,
 * with the minute or without, and the minute alone.
 */
const FORMS = {
  day: DAY,
  moment: { ...DAY, ...CLOCK },
  clock: { ...CLOCK, second: "2-digit" },
  weekday: { weekday: "short", day: "numeric" },
  weekdayMinute: { weekday: "short", day: "numeric", hour: "2-digit", minute: "2-digit" },
  minute: { hour: "2-digit", minute: "2-digit" },
  precise: { ...DAY, ...CLOCK, second: "2-digit", fractionalSecondDigits: 3 },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeForm = keyof typeof FORMS;

/** A clock and the way it is written: a BCP 47 tag and an IANA name. */
export type Clock = { locale: string; timeZone: string };

/** The clock of everybody whose own is not known. */
export const UTC: Clock = { locale: "en-GB", timeZone: "UTC" };

/**
 * "20 Nov 2026, 09:30 UTC": a moment, in epoch milliseconds, with the name of its zone; as a `day` "20 Nov 2026". Its spaces are plain
 * ones, as some browsers write them and others do not: a page is the same wherever it is written.
 */
export function exactTime(at: number, form: TimeForm = "moment", { locale, timeZone }: Clock = UTC): string {
  return plain(new Intl.DateTimeFormat(locale, { ...FORMS[form], timeZone }).format(at));
}

/**
 * "Wed, 25 Nov 2026, 11:00 – 11:45 UTC": from one moment to another, in epoch milliseconds, the day once where it is one day. Its
 * spaces are plain ones too.
 */
export function exactSpan(from: number, to: number, { locale, timeZone }: Clock = UTC): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", ...DAY, ...CLOCK, timeZone });
  return plain(format.formatRange(from, to));
}

function plain(text: string): string {
  return text.replace(/[\u2009\u202f]/g, " ");
}

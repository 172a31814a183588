const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/**
 * What is said of a moment: its day, in full, with its weekday or without the year; day and time, the time alone to the second, or all of
 * it to the millisecond; in a chart its day and minute, or the minute alone.
 */
export const FORMS = {
  day: DAY,
  longDay: { ...DAY, month: "long" },
  weekday: { weekday: "short", ...DAY },
  monthDay: { day: "numeric", month: "short" },
  moment: { ...DAY, ...CLOCK },
  clock: { ...CLOCK, second: "2-digit" },
  weekdayDay: { weekday: "short", day: "numeric", month: "short" },
  minute: { timeStyle: "short" },
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

/** A text with plain spaces alone. */
export function plain(text: string): string {
  return text.replace(/[\u2009\u202f]/g, " ");
}

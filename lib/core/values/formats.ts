/** The formats in which pages and mails tell numbers and days: English, days in UTC. Each is made once, which is what costs. */
export const number = new Intl.NumberFormat("en");
export const compactNumber = new Intl.NumberFormat("en", { notation: "compact" });
export const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 2 });

const day = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });

/** 5 March 2026 */
export const longDay = day({ dateStyle: "long" });
/** March */
export const monthName = day({ month: "long" });
/** 5 Mar 2026, 14:30 */
export const dayAndTime = day({ dateStyle: "medium", timeStyle: "short" });

/** The name of a language in English, by its BCP 47 code; the code itself where it has none. */
export function languageName(code: string): string {
  try {
    return languages.of(code) ?? code;
  } catch {
    return code;
  }
}

const languages = new Intl.DisplayNames("en", { type: "language" });

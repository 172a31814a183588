import type { Clock } from "./exact-time-text";

/** Where a browser says which clock it has, for the pages that only their reader sees. */
export const CLOCK_COOKIE = "guildhall.clock";
const DAYS = 365;
const MOST = 100;

/** What the browser keeps: its language and its zone, for a year. */
export function clockCookie({ locale, timeZone }: Clock, secure: boolean): string {
  const value = encodeURIComponent(`${locale} ${timeZone}`);
  return `${CLOCK_COOKIE}=${value}; path=/; max-age=${DAYS * 86_400}; samesite=lax${secure ? "; secure" : ""}`;
}

/** The clock of a cookie's decoded value; undefined for anything that no clock can be made of. */
export function clockOf(value: string | undefined): Clock | undefined {
  if (!value || value.length > MOST) return undefined;
  const [locale = "", timeZone = ""] = value.split(" ");
  if (!timeZone) return undefined;
  try {
    new Intl.DateTimeFormat(locale, { timeZone });
    return { locale, timeZone };
  } catch {
    return undefined;
  }
}

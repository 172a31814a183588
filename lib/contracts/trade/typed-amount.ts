/** What to say of an amount that cannot be read. */
export const WRITE_AMOUNT = "write an amount such as 120 or 120.50";

/** The largest amount that is read, in cents: beyond every bound of the service. */
const WIDEST_CENTS = 99_999_999_999;

type Reading = { cents: number } | { refusal: string };

/**
 * Dollars as a person types them, as whole cents: "120.50" and "120,50" are one amount. A dot or comma before one or two last digits is
 * the decimal mark; a comma before three groups thousands, as amounts are written here ("1,200"); with both, or with one repeated, the
 * others group. A lone dot before three digits is refused, since it groups in one country and divides in the next. Spaces and
 * apostrophes may group too; a dollar sign may stand on either side.
 */
export function readAmount(typed: string): Reading {
  const bare = typed
    .trim()
    .replace(/^(?:us)?\$|\$$/i, "")
    .trim();
  const [, whole = "", mark, after = ""] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(bare) ?? [];
  const units = unitsOf(whole, mark);
  if (units === null) return { refusal: twoReadings(bare) ?? WRITE_AMOUNT };
  const cents = Number(units) * 100 + Number(after.padEnd(2, "0"));
  return cents > WIDEST_CENTS ? { refusal: WRITE_AMOUNT } : { cents };
}

/** The whole dollars without what groups them; null where they are not grouped in threes, or by the decimal mark itself. */
function unitsOf(whole: string, decimalMark: string | undefined): string | null {
  if (/^\d+$/.test(whole)) return whole;
  const [, mark = ""] = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*$/.exec(whole) ?? [];
  if (mark === "" || mark === decimalMark) return null;
  const digits = whole.replace(/\D/g, "");
  const dotAlone = mark === "." && decimalMark === undefined && digits.length <= 6;
  return dotAlone ? null : digits;
}

function twoReadings(bare: string): string | null {
  const [, units = "", thousandths = ""] = /^(\d{1,3})\.(\d{3})$/.exec(bare) ?? [];
  if (!units) return null;
  return `${bare} can be ${Number(units + thousandths).toLocaleString("en")} or ${units}.${thousandths.slice(0, 2)}: ${WRITE_AMOUNT}`;
}

/** Whole cents as they stand in a field: "120.50", or "120" without cents. */
export function amountText(cents: number): string {
  const rest = cents % 100;
  return `${(cents - rest) / 100}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}

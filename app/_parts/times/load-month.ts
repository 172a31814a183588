import { addDays, addMonths, dayOf, type MonthName, monthOf } from "./days";
import type { Months } from "./month-grid";

type Offered = { slots: string[]; timezone: string; next_from: string | null };
type Read<T> = (query: { from?: Date; days: number }) => Promise<T>;

/** Where the day is the last to begin, and the first: a month is looked at as whichever clock has it. */
const [LAST, FIRST] = ["Pacific/Pago_Pago", "Pacific/Kiritimati"];
/** The longest month, and a day before and after. */
const MONTH_DAYS = 33;

/**
 * What is free in the month that is asked for (`2026-11`), or in the first one that has anything free, with the days around it that are
 * of the month on other clocks; and where the months around it are, as `href` says.
 */
export async function loadMonth<T extends Offered>(
  read: Read<T>,
  asked: string | undefined,
  now: Date,
  href: (month: MonthName) => string,
): Promise<{ offer: T; months: Months }> {
  const present = monthOf(dayOf(now.toISOString(), LAST));
  const valid = asked && /^2\d{3}-(0[1-9]|1[0-2])$/.test(asked) && asked >= present;
  const month = valid ? asked : await firstMonth(read, now);
  const offer = await read({ from: new Date(`${addDays(`${month}-01`, -1)}T00:00:00Z`), days: MONTH_DAYS });
  const last = offer.slots.at(-1);
  const more = offer.next_from !== null || (last !== undefined && monthOf(dayOf(last, FIRST)) > month);
  return {
    offer,
    months: {
      month,
      before: month > present ? href(addMonths(month, -1)) : null,
      after: more ? href(addMonths(month, 1)) : null,
    },
  };
}

async function firstMonth<T extends Offered>(read: Read<T>, now: Date): Promise<MonthName> {
  const near = await read({ days: 42 });
  const far =
    near.slots.length === 0 && near.next_from ? await read({ from: new Date(near.next_from), days: 42 }) : near;
  return monthOf(dayOf(far.slots[0] ?? now.toISOString(), near.timezone));
}

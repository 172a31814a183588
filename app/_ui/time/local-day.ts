/** The last second of a day (`2027-01-26`) on the clock of the person who chose it, in ISO 8601; "" for what is no day. Runs in the browser. */
export function endOfDay(day: string): string {
  const end = Date.parse(`${day}T23:59:59`);
  return Number.isNaN(end) ? "" : new Date(end).toISOString();
}

/** The day of a moment on the clock of the browser in which this runs, or one some days after it, as a date's field has it. */
export function dayHere(at: Date, daysLater = 0): string {
  const day = new Date(at.getFullYear(), at.getMonth(), at.getDate() + daysLater);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(day.getFullYear()).padStart(4, "0")}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

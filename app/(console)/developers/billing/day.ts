const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "21 November 2026", in UTC, of an ISO 8601 moment. */
export function dayOf(moment: string): string {
  return day.format(Date.parse(moment));
}

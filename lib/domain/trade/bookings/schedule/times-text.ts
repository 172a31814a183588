import { clockTime } from "@/lib/core/values/clock-time";

const WHERE = { video: "Video call", phone: "Phone call", in_person: "In person" } as const;

/** "Tuesday, 24 November 2026, 15:00 to 15:45 (Europe/Riga)": a span on one zone's clock, for mails and pages. */
export function spanText(startsAt: Date, endsAt: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone }).format(startsAt);
  const [from, to] = [startsAt, endsAt].map((at) => clockTime(at.getTime(), { timeZone, locale: "en-GB" }));
  return `${day}, ${from} to ${to} (${timeZone.replaceAll("_", " ")})`;
}

/** The same on the reader's clock, and on the other side's where that is another one: two lines. */
export function bothClocks(startsAt: Date, endsAt: Date, own: string, others: string, name: string): string {
  const mine = spanText(startsAt, endsAt, own);
  return others === own ? mine : `${mine}\nFor ${name}: ${spanText(startsAt, endsAt, others)}`;
}

/** "Video call: https://…", or the kind alone where the host has not said more. */
export function placeText(kind: keyof typeof WHERE, location: string): string {
  return location ? `${WHERE[kind]}: ${location}` : WHERE[kind];
}

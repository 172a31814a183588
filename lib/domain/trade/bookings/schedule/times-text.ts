const WHERE = { video: "Video call", phone: "Phone call", in_person: "In person" } as const;

/** "Tuesday, 24 November 2026, 15:00 to 15:45 (Europe/Riga)": a span on one zone's clock, for mails and pages. */
export function spanText(startsAt: Date, endsAt: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone }).format(startsAt);
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });
  return `${day}, ${time.format(startsAt)} to ${time.format(endsAt)} (${timeZone.replaceAll("_", " ")})`;
}

/** "Video call: https://…", or the kind alone where the host has not said more. */
export function placeText(kind: keyof typeof WHERE, location: string): string {
  return location ? `${WHERE[kind]}: ${location}` : WHERE[kind];
}

export type SlotDay = { label: string; slots: string[] };

/** Whose clock slots are told on: an IANA name, and a BCP 47 tag for the format. */
export type Clock = { timeZone: string; locale: string };

/** Slots (ISO moments, in order) by the day that they fall on. */
export function slotDays(slots: readonly string[], { timeZone, locale }: Clock): SlotDay[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone });
  const days: SlotDay[] = [];
  for (const slot of slots) {
    const label = format.format(Date.parse(slot));
    const last = days.at(-1);
    if (last?.label === label) last.slots.push(slot);
    else days.push({ label, slots: [slot] });
  }
  return days;
}

/** "15:00". */
export function slotTime(slot: string, { timeZone, locale }: Clock): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone }).format(Date.parse(slot));
}

/** "Tuesday 24 November, 15:00 to 15:30". */
export function slotText(slot: string, minutes: number, clock: Clock): string {
  const [day] = slotDays([slot], clock);
  const end = new Date(Date.parse(slot) + minutes * 60_000).toISOString();
  return `${day?.label}, ${slotTime(slot, clock)} to ${slotTime(end, clock)}`;
}

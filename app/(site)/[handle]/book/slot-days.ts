export type SlotDay = { label: string; slots: string[] };

/** Slots (ISO moments, in order) by the day that they fall on in a zone. */
export function slotDays(slots: readonly string[], timeZone: string): SlotDay[] {
  const format = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone });
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
export function slotTime(slot: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(Date.parse(slot));
}

/** "Tuesday 24 November, 15:00 to 15:30". */
export function slotText(slot: string, minutes: number, timeZone: string): string {
  const [day] = slotDays([slot], timeZone);
  const end = new Date(Date.parse(slot) + minutes * 60_000).toISOString();
  return `${day?.label}, ${slotTime(slot, timeZone)} to ${slotTime(end, timeZone)}`;
}

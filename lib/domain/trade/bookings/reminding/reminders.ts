/** When both sides are reminded, in hours before the start; the nth of them is reminder n. */
export const REMINDERS = [24, 1] as const;

/** How many of the reminders of a booking would have gone out by now: one that is made or moved late does without them. */
export function remindersPast(startsAt: Date, now: Date): number {
  return REMINDERS.filter((hours) => startsAt.getTime() - hours * 3_600_000 <= now.getTime()).length;
}

/** When the seven attempts of a delivery are due, in seconds after the first one. */
export const ATTEMPT_OFFSETS = [0, 30, 300, 1_800, 7_200, 43_200, 86_400] as const;

export const MAX_ATTEMPTS = ATTEMPT_OFFSETS.length;

/**
 * When to try again. `minGapMs` is the least time between two attempts: after an outage of ours the attempts that fell due meanwhile
 * do not burn at once.
 */
export type Schedule = { offsetsSeconds: readonly number[]; minGapMs: number };

export const SCHEDULE: Schedule = { offsetsSeconds: ATTEMPT_OFFSETS, minGapMs: 30_000 };

/**
 * When the next attempt is due after `attempts` (1..7) have failed, the last of which started at `lastAttemptAt`. Null
 * when that was the seventh: the delivery is dead.
 */
export function nextDue(
  firstAttemptAt: Date,
  attempts: number,
  lastAttemptAt: Date = firstAttemptAt,
  { offsetsSeconds, minGapMs }: Schedule = SCHEDULE,
): Date | null {
  const offset = offsetsSeconds[attempts];
  if (offset === undefined) return null;
  return new Date(Math.max(firstAttemptAt.getTime() + offset * 1000, lastAttemptAt.getTime() + minGapMs));
}

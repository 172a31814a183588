/** A machine whose clock is further than this from the database's is not believed. */
const MOST_OFF_MS = 1_000;

// Next bundles route handlers apart from each other: one clock for each process all the same
const holder = globalThis as { __guildhallClock?: { toMonotonic: number; local: number } };

/**
 * The time, in epoch milliseconds, that every process of the service has: this machine's, while it is within a second of the
 * database's, else the database's as it was last read, carried on by the clock that never steps. Leases and due times of one process
 * mean the same to all others so, whatever somebody does to a machine's clock. Before the database was read, this machine's.
 */
export function currentTime(): number {
  const local = Date.now();
  const kept = holder.__guildhallClock;
  if (!kept) return local;
  const shared = kept.toMonotonic + performance.now();
  return Math.abs(local - shared) <= MOST_OFF_MS ? local : Math.round(shared);
}

/** A date that was read from the clock, and neither set by a test nor taken from a row. */
class Present extends Date {}

/** `currentTime`, as a date. */
export const currentDate = (): Date => new Present(currentTime());

/**
 * A moment that was read from the clock, carried on to the present; one that was set stays. For what is written long after its verb or
 * run began: a job goes through thousands of rows, a request waits for the payment processor.
 */
export function carriedOn(moment: Date): Date {
  if (!(moment instanceof Present)) return moment;
  const present = currentDate();
  return present > moment ? present : moment;
}

/** Says what the database's clock showed (epoch ms) when the monotonic clock of this process showed `at`. */
export function setTime(shown: number, at: number): void {
  holder.__guildhallClock = { toMonotonic: shown - at, local: localToMonotonic() };
}

/**
 * Whether this machine's clock and its monotonic one have gone apart since the database's was read: somebody has set it, or the machine
 * slept, through which the monotonic clock does not run.
 */
export function hasStepped(): boolean {
  const kept = holder.__guildhallClock;
  return kept !== undefined && Math.abs(localToMonotonic() - kept.local) > MOST_OFF_MS;
}

const localToMonotonic = () => Date.now() - performance.now();

/** Believes this machine again. */
export function forgetTime(): void {
  holder.__guildhallClock = undefined;
}

import { currentDate } from "../clock";

/** The clock and the timers of a long-running part. Tests bring their own. */
export type Clock = {
  now(): Date;
  setTimeout(wake: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
};

export const systemClock: Clock = {
  now: currentDate,
  setTimeout: (wake, milliseconds) => setTimeout(wake, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

/**
 * Lets one loop sleep until a time or a ring, whichever is first. A ring while it is awake cuts its next sleep short.
 */
export class Alarm {
  #rung = false;
  #wake: (() => void) | undefined;

  constructor(private readonly clock: Clock) {}

  /** True when somebody rang since the last sleep: there is news to look at. */
  get rung(): boolean {
    return this.#rung;
  }

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Resolves after `milliseconds` or at a ring; at once when it has rung already. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.#rung) {
      let timer: unknown;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        timer = this.clock.setTimeout(resolve, Math.max(0, milliseconds));
      });
      this.clock.clearTimeout(timer);
      this.#wake = undefined;
    }
    this.#rung = false;
  }
}

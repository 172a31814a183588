import type { Clock } from "./process/alarm";

type Timer = { at: number; wake: () => void };

/** A clock for tests: time passes, and timers fire, only when they say so. */
export class ManualClock implements Clock {
  #time: number;
  readonly #timers = new Set<Timer>();

  constructor(start: Date | string) {
    this.#time = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.#time);
  }

  setTimeout(wake: () => void, milliseconds: number): Timer {
    const timer = { at: this.#time + milliseconds, wake };
    if (milliseconds <= 0) setImmediate(wake);
    else this.#timers.add(timer);
    return timer;
  }

  clearTimeout(timer: unknown): void {
    this.#timers.delete(timer as Timer);
  }

  /** Lets so much time pass and fires what falls due, in order. */
  advance(milliseconds: number): void {
    this.#time += milliseconds;
    const due = [...this.#timers].filter(({ at }) => at <= this.#time).sort((a, b) => a.at - b.at);
    for (const timer of due) {
      this.#timers.delete(timer);
      timer.wake();
    }
  }
}

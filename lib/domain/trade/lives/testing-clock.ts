const Real = globalThis.Date;
let ahead = 0;

class Turned extends Real {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(Turned.now());
    else super(...(parts as [string | number]));
  }

  static override now(): number {
    return Real.now() + ahead;
  }
}

/** Lets everything in this process that asks for the time, the embedded processor too, live this much later. For tests. */
export function turnClock(milliseconds: number): void {
  globalThis.Date = Turned as DateConstructor;
  ahead += milliseconds;
}

/** Back to the present. */
export function clockAsItIs(): void {
  globalThis.Date = Real;
  ahead = 0;
}

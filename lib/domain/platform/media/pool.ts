import { availableParallelism } from "node:os";
import { DomainError } from "@/lib/core/errors";

/** One core stays with the event loop: pictures may wait, other requests may not. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const MOST_WAITING = 200;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs work on pictures, a few at a time in this process: each takes a core and the memory of a decoded picture. Throws
 * `service_unavailable` when too many wait already.
 */
export async function inPicturePool<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new DomainError(
        "service_unavailable",
        "Many pictures are being worked on. Try again in a minute.",
        {},
        {
          "retry-after": "60",
        },
      );
    await new Promise<void>((turn) => waiting.push(turn));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

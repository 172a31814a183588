import { availableParallelism } from "node:os";
import type Sharp from "sharp";
import { DomainError } from "@/lib/core/errors";

export type PictureLibrary = typeof Sharp;

/** One core stays with the event loop: pictures may wait, other requests may not. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const MOST_WAITING = 200;

let running = 0;
const waiting: (() => void)[] = [];

let library: Promise<PictureLibrary> | undefined;

/** Loaded for the first picture: a process that never sees one does without its 10 MB. */
function loadLibrary(): Promise<PictureLibrary> {
  library ??= import("sharp").then(({ default: sharp }) => {
    // one thread for each picture, and no cache of decoded ones: the pool decides how much is done at once
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return library;
}

/**
 * Runs work on pictures, a few at a time in this process: each takes a core and the memory of a decoded picture. Throws
 * `service_unavailable` when too many wait already.
 */
export async function inPicturePool<T>(work: (sharp: PictureLibrary) => Promise<T>): Promise<T> {
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
    return await work(await loadLibrary());
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

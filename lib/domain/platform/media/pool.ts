import { availableParallelism } from "node:os";
import type Sharp from "sharp";
import { DomainError } from "@/lib/core/errors";
import { turns } from "@/lib/core/process/turns";

export type PictureLibrary = typeof Sharp;

/** One core stays with the event loop: pictures may wait, other requests may not. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const MOST_WAITING = 200;

const inTurn = turns(AT_ONCE, (waiting) => {
  if (waiting < MOST_WAITING) return;
  const message = "Many pictures are being worked on. Try again in a minute.";
  throw new DomainError("service_unavailable", message, {}, { "retry-after": "60" });
});

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
export function inPicturePool<T>(work: (sharp: PictureLibrary) => Promise<T>): Promise<T> {
  return inTurn(async () => work(await loadLibrary()));
}

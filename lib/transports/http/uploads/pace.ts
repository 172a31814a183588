import { DomainError } from "@/lib/core/errors";

/** So much of a body must come in so long, or the rest of it. */
const LEAST_BYTES = 64 * 1024;
const PACE_MS = 10_000;

/** Told how many bytes of a body came. Throws once the body was given up. */
export type Came = (bytes: number) => void;

/**
 * Runs `read`, which reads a body and tells what comes. Throws `invalid_request` as soon as it brings less than 64 KiB in ten seconds:
 * what it holds is for others then.
 */
export function atPace<T>(read: (came: Came) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let sum = 0;
    let givenUp = false;
    const watch = setInterval(() => {
      givenUp = sum < LEAST_BYTES;
      sum = 0;
      if (!givenUp) return;
      clearInterval(watch);
      reject(tooSlow());
    }, PACE_MS);
    const came: Came = (bytes) => {
      if (givenUp) throw tooSlow(); // nobody waits for the rest
      sum += bytes;
    };
    read(came)
      .then(resolve, reject)
      .finally(() => clearInterval(watch));
  });
}

function tooSlow(): DomainError {
  const message = `Less than ${LEAST_BYTES / 1024} KiB of the body came in ${PACE_MS / 1000} seconds. Send it again, without pauses.`;
  return new DomainError("invalid_request", message);
}

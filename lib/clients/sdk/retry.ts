import { GuildhallError, secondsOf } from "./errors";

export type RetryPolicy = {
  /** Attempts beyond the first: 2 unless told. */
  retries?: number;
  /** The longest pause, in milliseconds, that a retry is worth: 30 s unless told. A longer `Retry-After` is the caller's to wait. */
  maxPauseMs?: number;
  /** Waits; a timer unless told. Rejects when `signal` is aborted. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Where jitter comes from, 0 ≤ n < 1: `Math.random` unless told. */
  random?: () => number;
};

const FIRST_PAUSE_MS = 250;

/**
 * A `fetch` that asks again where that is safe: GETs, and POSTs that carry an `Idempotency-Key`, after 429, 503, a first request that is
 * still running, or no answer at all. It waits as long as `Retry-After` says, else twice as long each time, with jitter.
 * Throws `network_error` when no attempt was answered.
 */
export function retrying(
  fetch: (request: Request) => Promise<Response>,
  { retries = 2, maxPauseMs = 30_000, pause = wait, random = Math.random }: RetryPolicy,
): (request: Request) => Promise<Response> {
  return async function ask(request) {
    const attempts = mayRepeat(request) ? retries + 1 : 1;
    for (let attempt = 1; ; attempt++) {
      const outcome = await once(fetch, request.clone());
      const answered = outcome instanceof Response;
      const backoff = backoffOf(attempt, random);
      const pauseMs = answered ? pauseAfter(outcome, backoff) : backoff;
      if (pauseMs !== undefined && attempt < attempts && pauseMs <= maxPauseMs && !request.signal.aborted) {
        if (answered) await outcome.body?.cancel();
        await pause(pauseMs, request.signal);
        continue;
      }
      if (answered) return outcome;
      if (request.signal.aborted) throw outcome.cause;
      const message = `No answer from ${new URL(request.url).host}.`;
      throw new GuildhallError("network_error", message, { status: 0, cause: outcome.cause });
    }
  };
}

function mayRepeat({ method, headers }: Request): boolean {
  return method === "GET" || (method === "POST" && headers.has("idempotency-key"));
}

async function once(fetch: (request: Request) => Promise<Response>, request: Request) {
  try {
    return await fetch(request);
  } catch (cause) {
    return { cause };
  }
}

/** Milliseconds to wait before asking again; undefined for an answer that stands. */
function pauseAfter({ status, headers }: Response, backoff: number): number | undefined {
  const seconds = secondsOf(headers.get("retry-after"));
  const asked = seconds === undefined ? undefined : seconds * 1000;
  if (status === 429 || status === 503) return asked ?? backoff;
  return status === 409 ? asked : undefined;
}

/** Twice as long each time, and somewhere in the second half of that: clients that failed together do not return together. */
function backoffOf(attempt: number, random: () => number): number {
  return FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + random() / 2);
}

/** Waits by a timer. Rejects when `signal` is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const stop = () => {
      clearTimeout(timer);
      failed(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      done();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}

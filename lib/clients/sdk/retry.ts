import { WANTS_BYTES } from "./download";
import { GuildhallError, secondsOf } from "./errors";

export type RetryPolicy = {
  /** Attempts beyond the first: 2 unless told. */
  retries?: number;
  /** The longest pause, in milliseconds, that a retry is worth: 30 s unless told. A longer `Retry-After` is the caller's to wait. */
  maxPauseMs?: number;
  /**
   * How long an attempt may take until its answer is there, in milliseconds: 60 s unless told, and ten times as long for a file, either way. Then
   * it counts as one that nobody answered (`network_error`). The service holds an answer back for 25 s at most.
   */
  timeoutMs?: number;
  /** Waits; a timer unless told. Rejects when `signal` is aborted. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Where jitter comes from, 0 ≤ n < 1: `Math.random` unless told. */
  random?: () => number;
};

const FIRST_PAUSE_MS = 250;
const TIMEOUT_MS = 60_000;
/** A call that takes or answers a file may take so many times as long. */
const FILE_TIMES = 10;

type Attempt = Response | { cause: unknown };

/**
 * A `fetch` that asks again where that is safe: whatever the method after 429, with which nothing was begun; GETs, and POSTs that carry an
 * `Idempotency-Key`, also after 503, a first request that is still running, or no answer at all. It waits as long as `Retry-After` says,
 * else twice as long each time, with jitter. Throws `network_error` when no attempt was answered.
 */
export function retrying(
  fetch: (request: Request) => Promise<Response>,
  { retries = 2, maxPauseMs = 30_000, timeoutMs = TIMEOUT_MS, pause = wait, random = Math.random }: RetryPolicy,
): (request: Request) => Promise<Response> {
  return async function ask(request) {
    const ms = carriesFile(request) ? timeoutMs * FILE_TIMES : timeoutMs;
    for (let attempt = 1; ; attempt++) {
      const outcome = await once(fetch, request.clone(), ms);
      const answered = outcome instanceof Response;
      const backoff = backoffOf(attempt, random);
      const pauseMs = answered ? pauseAfter(outcome, backoff) : backoff;
      if (
        pauseMs !== undefined &&
        attempt <= retries &&
        mayRepeat(request, outcome) &&
        pauseMs <= maxPauseMs &&
        !request.signal.aborted
      ) {
        if (answered) await outcome.body?.cancel();
        await pause(pauseMs, request.signal);
        continue;
      }
      if (answered) return outcome;
      if (request.signal.aborted) throw outcome.cause;
      throw unanswered(request, outcome.cause, ms);
    }
  };
}

function mayRepeat({ method, headers }: Request, outcome: Attempt): boolean {
  if (outcome instanceof Response && outcome.status === 429) return true;
  return method === "GET" || (method === "POST" && headers.has("idempotency-key"));
}

function carriesFile({ headers }: Request): boolean {
  const uploads = headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  return uploads || headers.get("accept") === WANTS_BYTES.accept;
}

function unanswered({ url }: Request, cause: unknown, ms: number): GuildhallError {
  const late = (cause as Error | undefined)?.name === "TimeoutError" ? ` within ${ms / 1_000} s` : "";
  return new GuildhallError("network_error", `No answer from ${new URL(url).host}${late}.`, { status: 0, cause });
}

async function once(fetch: (request: Request) => Promise<Response>, request: Request, ms: number): Promise<Attempt> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(ms)]);
  try {
    const answer = await fetch(new Request(request, { signal }));
    // a refusal is read here: one that breaks off is no answer
    return answer.ok || !answer.body ? answer : new Response(await answer.arrayBuffer(), answer);
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

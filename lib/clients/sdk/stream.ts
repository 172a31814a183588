import { GuildhallError } from "./errors";
import type { WebhookEvent } from "./verify-webhook";

/** A kind of event, such as `order.paid`. */
export type EventKind = WebhookEvent["type"];

export type StreamOptions<Kind extends EventKind = EventKind> = {
  /** The last event that you have handled: the stream goes on after it. Left out: what happens after the first answer of the service. */
  after?: string;
  /** Only events of this kind. */
  type?: Kind;
  /**
   * How long to wait when there is nothing new, in milliseconds: two minutes unless told. Each look is a call of your plan: every two
   * minutes they are 22,320 in a month, of the free plan's 30,000; every 30 s they are 89,280.
   */
  pauseMs?: number;
  /** Ends the stream. */
  signal?: AbortSignal;
};

/** An event of these kinds, told apart by `type`. */
export type EventOf<Kind extends EventKind> = Extract<WebhookEvent, { type: Kind }>;

type Page = { data: WebhookEvent[]; has_more: boolean };
type Read = (query: object, signal: AbortSignal | undefined) => Promise<Page>;
type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** So seldom that a month of looks leaves some of the free plan's calls. */
const PAUSE_MS = 120_000;

/** What passes by itself: the stream waits and asks again. */
const PASSING = new Set([
  "network_error",
  "service_unavailable",
  "rate_limit_exceeded",
  "internal_error",
  "unreadable_answer",
]);

/**
 * The events of an account as they happen, each once and in their order, until `signal` is aborted. An event whose change
 * took longer than some seconds to be stored may come in before what was read already, and is not seen here: a webhook brings every one.
 */
export async function* streamEvents(
  read: Read,
  pause: Pause,
  { after, type, pauseMs = PAUSE_MS, signal }: StreamOptions = {},
): AsyncGenerator<WebhookEvent, void, undefined> {
  const never = new AbortController().signal;
  const wait = (ms: number) => pause(ms, signal ?? never).catch((error) => (signal?.aborted ? undefined : fail(error)));
  const kind = type ? { type } : {};
  let last = after;
  let begun = after !== undefined;
  while (!signal?.aborted) {
    let page: Page;
    try {
      // it begins after the newest event: the clock here may be another than that of the service
      const query = begun ? { ...(last && { after: last }), order: "asc", limit: 100 } : { order: "desc", limit: 1 };
      page = await read({ ...kind, ...query }, signal);
    } catch (error) {
      if (signal?.aborted) return;
      if (!(error instanceof GuildhallError && PASSING.has(error.code))) throw error;
      await wait((error.retryAfter ?? 0) * 1_000 || pauseMs);
      continue;
    }
    if (!begun) {
      begun = true;
      last = page.data[0]?.id;
      if (!signal?.aborted) await wait(pauseMs);
      continue;
    }
    for (const event of page.data) {
      if (signal?.aborted) return;
      yield event;
      last = event.id;
    }
    if (!page.has_more && !signal?.aborted) await wait(pauseMs);
  }
}

function fail(error: unknown): never {
  throw error;
}

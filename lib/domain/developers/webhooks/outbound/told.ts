import type { Dispatcher } from "undici";
import { post } from "./post";

/** A single message to an address that its receiver named: a callback, a platform's notice. What each of their queues shares. */

export const TOLD_AT_ONCE = 20;
const TIMEOUT_MS = 15_000;
/** Longer than an attempt: a message whose worker died is due again after it. */
export const TOLD_LEASE_MS = 45_000;
const LIMITS = { timeoutMs: TIMEOUT_MS, readBytes: 16 * 1024, keepBytes: 0 };

type Message = { url: string; headers: Record<string, string>; body: string };
/** What came of an attempt: the answer's status, or why there was none. */
type Outcome = { status: number | null; error: string | null };
/** Where a message stands after an attempt, and when it is due again (ISO 8601). */
type Standing = { state: "DELIVERED" | "PENDING" | "FAILED"; due: string };

/** Sends a message once. Any answer within 15 s is an outcome; a redirect is not followed. Never throws. */
export async function tell(dispatcher: Dispatcher, compose: () => Message | Promise<Message>): Promise<Outcome> {
  try {
    const { url, headers, body } = await compose();
    const { status } = await post(url, headers, body, { dispatcher, ...LIMITS });
    return { status, error: null };
  } catch (error) {
    const text = error instanceof Error ? error.message || error.name : "unknown error";
    return { status: null, error: text.replaceAll("\0", "\uFFFD").slice(0, 300) };
  }
}

/** Any 2xx delivers. `offsets` says when each attempt is due, in seconds after the first; after the last one a message has failed. */
export function standingOf(
  { status }: Outcome,
  offsets: readonly number[],
  { attempts }: { attempts: number },
  now: Date,
): Standing {
  const [spent, next] = [offsets[attempts - 1] ?? 0, offsets[attempts]];
  const due = new Date(now.getTime() + ((next ?? spent) - spent) * 1000).toISOString();
  if (status !== null && status >= 200 && status < 300) return { state: "DELIVERED", due };
  return { state: next === undefined ? "FAILED" : "PENDING", due };
}

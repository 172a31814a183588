import { type Dispatcher, request } from "undici";
import type { ClaimedDelivery } from "./claim";
import { openSecret } from "./secrets";
import { signatureHeader } from "./sign";

/** What came of one attempt. `status` and the response are null when no answer came; then `error` says why. */
export type Outcome = {
  delivered: boolean;
  startedAt: Date;
  latencyMs: number;
  status: number | null;
  error: string | null;
  responseHeaders: Record<string, string> | null;
  responseBody: string | null;
};

export type SendOptions = { dispatcher: Dispatcher; timeoutMs: number; now: () => Date };

const STORED_BYTES = 4 * 1024;
const READ_BYTES = 64 * 1024;

/**
 * Makes one attempt: POSTs the event's stored body, signed now. Any 2xx whose head arrives in time is a success; a redirect is
 * not followed and fails. At most 64 KiB of the answer are read, the first 4 KiB kept. Never rejects.
 */
export async function send(delivery: ClaimedDelivery, options: SendOptions): Promise<Outcome> {
  const startedAt = options.now();
  const begun = performance.now();
  const outcome = (rest: Omit<Outcome, "startedAt" | "latencyMs">): Outcome => ({
    startedAt,
    latencyMs: Math.round(performance.now() - begun),
    ...rest,
  });
  try {
    const answer = await request(delivery.url, {
      method: "POST",
      headers: requestHeaders(delivery, startedAt),
      body: delivery.payload,
      dispatcher: options.dispatcher,
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    const responseBody = await readStart(answer.body);
    return outcome({
      delivered: answer.statusCode >= 200 && answer.statusCode < 300,
      status: answer.statusCode,
      error: null,
      responseHeaders: flatten(answer.headers),
      responseBody,
    });
  } catch (error) {
    const nothing = { status: null, responseHeaders: null, responseBody: null };
    return outcome({ delivered: false, ...nothing, error: describe(error, options.timeoutMs) });
  }
}

/** The headers of spec part 6.1. */
function requestHeaders(delivery: ClaimedDelivery, at: Date): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  return {
    "Content-Type": "application/json",
    "User-Agent": "Guildhall-Webhooks/1",
    "Service-Event": delivery.type,
    "Service-Delivery": delivery.id,
    "Service-Signature": signatureHeader(delivery.secrets.map(openSecret), seconds, delivery.payload),
    "Service-Idempotency-Key": delivery.eventId,
  };
}

/** The first 4 KiB as text that PostgreSQL can store. An answer that breaks off or drips past the deadline keeps what came. */
async function readStart(body: AsyncIterable<Buffer>): Promise<string> {
  const kept: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      if (bytes < STORED_BYTES) kept.push(chunk);
      bytes += chunk.length;
      if (bytes > READ_BYTES) break; // leaving the loop closes the connection
    }
  } catch {
    // The status counts: the body is only kept as evidence.
  }
  const start = Buffer.concat(kept).subarray(0, STORED_BYTES);
  return new TextDecoder().decode(start, { stream: true }).replaceAll("\0", "\uFFFD");
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]);
  return Object.fromEntries(entries) as Record<string, string>;
}

function describe(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return "unknown error";
  if (error.name === "TimeoutError") return `no answer within ${timeoutMs / 1000} s`;
  const code = (error as { code?: unknown }).code;
  const text = [code, error.message].filter((part) => typeof part === "string" && part !== "").join(": ");
  return (text || error.name).replaceAll("\0", "\uFFFD").slice(0, 300);
}

import type { Dispatcher } from "undici";
import type { ClaimedDelivery } from "./claim";
import { post } from "./post";
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

const LIMITS = { readBytes: 64 * 1024, keepBytes: 4 * 1024 };

/**
 * Makes one attempt: POSTs the event's stored body, signed now. Any 2xx whose head arrives in time is a success; a
 * redirect is not followed and fails. At most 64 KiB of the answer are read, the first 4 KiB kept. Never rejects.
 */
export async function send(delivery: ClaimedDelivery, options: SendOptions): Promise<Outcome> {
  const startedAt = options.now();
  const begun = performance.now();
  const latencyMs = () => Math.round(performance.now() - begun);
  try {
    const answer = await post(delivery.url, requestHeaders(delivery, startedAt), delivery.payload, {
      dispatcher: options.dispatcher,
      timeoutMs: options.timeoutMs,
      ...LIMITS,
    });
    return {
      delivered: answer.status >= 200 && answer.status < 300,
      startedAt,
      latencyMs: latencyMs(),
      status: answer.status,
      error: null,
      responseHeaders: answer.headers,
      responseBody: storable(answer.body),
    };
  } catch (error) {
    const nothing = { status: null, responseHeaders: null, responseBody: null };
    return { delivered: false, startedAt, latencyMs: latencyMs(), error: describe(error), ...nothing };
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

/** Bytes as text that PostgreSQL can store: no NUL, and no character that the cut at 4 KiB left half. */
function storable(bytes: Buffer): string {
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll("\0", "\uFFFD");
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const code = (error as { code?: unknown }).code;
  const text = [code, error.message].filter((part) => typeof part === "string" && part !== "").join(": ");
  return (text || error.name).replaceAll("\0", "\uFFFD").slice(0, 300);
}

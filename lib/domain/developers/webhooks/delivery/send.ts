import { isUtf8 } from "node:buffer";
import type { Dispatcher } from "undici";
import { CLIENT, inSpan } from "@/lib/core/spans";
import { post } from "../outbound/post";
import { requestHeaders } from "../outbound/request-headers";
import { openSecret } from "../secrets";
import { signatureHeader } from "../sign";
import type { ClaimedDelivery } from "./claim";

/**
 * What came of one attempt. `status` and the response are null when no answer came; then `error` says why. `signature` is null when
 * nothing could be signed.
 */
export type Outcome = {
  delivered: boolean;
  signature: string | null;
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
export function send(delivery: ClaimedDelivery, options: SendOptions): Promise<Outcome> {
  return inSpan("webhook attempt", { "guildhall.delivery_id": delivery.id }, () => attempt(delivery, options), CLIENT);
}

async function attempt(delivery: ClaimedDelivery, options: SendOptions): Promise<Outcome> {
  const startedAt = options.now();
  const begun = performance.now();
  const latencyMs = () => Math.round(performance.now() - begun);
  let signature: string | null = null;
  try {
    const secrets = delivery.secrets.map(openSecret);
    signature = signatureHeader(secrets, Math.floor(startedAt.getTime() / 1000), delivery.payload);
    const headers = requestHeaders({ ...delivery, signature });
    const { dispatcher, timeoutMs } = options;
    const answer = await post(delivery.url, headers, delivery.payload, { dispatcher, timeoutMs, ...LIMITS });
    return {
      delivered: answer.status >= 200 && answer.status < 300,
      signature,
      startedAt,
      latencyMs: latencyMs(),
      status: answer.status,
      error: null,
      responseHeaders: answer.headers,
      responseBody: storable(answer.body),
    };
  } catch (error) {
    const nothing = { status: null, responseHeaders: null, responseBody: null };
    return { delivered: false, signature, startedAt, latencyMs: latencyMs(), error: describe(error), ...nothing };
  }
}

/** Bytes as text that PostgreSQL can store: no NUL, and no character that the cut at 4 KiB left half. */
function storable(bytes: Buffer): string {
  // a decoder of its own only where it makes a difference: making one costs more than the signature
  const text = isUtf8(bytes) ? bytes.toString() : new TextDecoder().decode(bytes, { stream: true });
  return text.replaceAll("\0", "\uFFFD");
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const code = (error as { code?: unknown }).code;
  // Node's own say their code in the message already
  const parts = typeof code === "string" && error.message.includes(code) ? [error.message] : [code, error.message];
  const text = parts.filter((part) => typeof part === "string" && part !== "").join(": ");
  return (text || error.name).replaceAll("\0", "\uFFFD").slice(0, 300);
}

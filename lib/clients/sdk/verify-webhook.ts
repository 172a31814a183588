import type { components } from "./schema.gen";

/** The body of a delivery, told apart by `type`. */
export type WebhookEvent = components["schemas"]["Event"];

type HeaderBag = Headers | Record<string, string | readonly string[] | undefined>;

/** Why a delivery is not to be believed. `too_old` is also too far in the future; `not_raw` is a mistake of the receiver's own. */
export type WebhookVerificationReason =
  | "no_signature"
  | "malformed_signature"
  | "not_raw"
  | "wrong_signature"
  | "too_old";

/** A delivery that is not to be believed. The message says why, `reason` in a word; answer it with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";

  constructor(
    readonly reason: WebhookVerificationReason,
    message: string,
  ) {
    super(message);
  }
}

/** How far the signature's time may lie from the receiver's, in seconds. */
export const TOLERANCE_SECONDS = 300;

/**
 * The event of a delivery, once its `Service-Signature` is verified: `t=<unix seconds>,v1=<hex>`, HMAC-SHA256 of `{t}.{body}` under the
 * endpoint's signing secret, by the runtime's own WebCrypto. `rawBody` is the body as it came, not parsed and written again. Rejects
 * with `WebhookVerificationError` when the body is neither text nor bytes, when no signature fits, or when it is more than
 * `toleranceSeconds` away from `now` (Unix milliseconds), and with `RangeError` for a tolerance that is not a finite number of 0 or more,
 * or a `now` that is none: compared with them, any age would pass.
 *
 * ```ts
 * const event = await verifyWebhook(await request.text(), request.headers, secret);
 * if (event.type === "order.paid") await ship(event.data.id);
 * ```
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: HeaderBag,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: { toleranceSeconds?: number; now?: number } = {},
): Promise<WebhookEvent> {
  if (!(Number.isFinite(toleranceSeconds) && toleranceSeconds >= 0))
    throw new RangeError("toleranceSeconds must be a finite number of 0 or more.");
  if (!Number.isFinite(now)) throw new RangeError("now must be a time in Unix milliseconds.");
  const header = headerOf(headers, "service-signature");
  if (!header) throw new WebhookVerificationError("no_signature", "The Service-Signature header is missing.");
  const fields = header.split(",").map((field) => field.trim());
  const t = fields.find((field) => /^t=\d+$/.test(field))?.slice(2);
  const signatures = fields.filter((field) => field.startsWith("v1=")).map((field) => field.slice(3));
  if (!t || signatures.length === 0)
    throw new WebhookVerificationError(
      "malformed_signature",
      "The Service-Signature header is not of the form t=<unix seconds>,v1=<hex>.",
    );
  // what a framework's JSON parser leaves: the bytes that were signed are lost
  if (typeof rawBody !== "string" && !ArrayBuffer.isView(rawBody))
    throw new WebhookVerificationError(
      "not_raw",
      "Give the raw body as text or bytes (Uint8Array), before anything parses it.",
    );

  if (!(await isSignedBy(secret, joined(`${t}.`, rawBody), signatures)))
    throw new WebhookVerificationError(
      "wrong_signature",
      "No signature fits the body: check the secret, and that the body is unchanged.",
    );
  if (Math.abs(now / 1000 - Number(t)) > toleranceSeconds)
    throw new WebhookVerificationError("too_old", `The signature is not of the last ${toleranceSeconds} s.`);
  return JSON.parse(typeof rawBody === "string" ? rawBody : new TextDecoder().decode(rawBody)) as WebhookEvent;
}

/** Whether one of the signatures is that of the text. WebCrypto compares in a time that does not depend on where they differ. */
async function isSignedBy(secret: string, text: Uint8Array<ArrayBuffer>, signatures: readonly string[]) {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const raw = new TextEncoder().encode(secret);
  // an empty key cannot be imported, and verifies nothing
  if (raw.length === 0) return false;
  const key = await crypto.subtle.importKey("raw", raw, hmac, false, ["verify"]);
  for (const hex of signatures) {
    const signature = /^[0-9a-f]{64}$/.test(hex) && bytesOf(hex);
    if (signature && (await crypto.subtle.verify("HMAC", key, signature, text))) return true;
  }
  return false;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

function joined(before: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const [head, tail] = [encoder.encode(before), typeof body === "string" ? encoder.encode(body) : body];
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

function headerOf(headers: HeaderBag, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === "string" ? value : value?.join(",");
}

import { createHmac, timingSafeEqual } from "node:crypto";
import type { components } from "./schema.gen";

/** The body of a delivery, told apart by `type`. */
export type WebhookEvent = components["schemas"]["Event"];

type HeaderBag = Headers | Record<string, string | readonly string[] | undefined>;

/** Why a delivery is not to be believed. `too_old` is also too far in the future. */
export type WebhookVerificationReason = "no_signature" | "malformed_signature" | "wrong_signature" | "too_old";

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
 * endpoint's signing secret. `rawBody` is the body as it came, not parsed and written again. Throws `WebhookVerificationError` when no
 * signature fits, or when it is more than `toleranceSeconds` away from `now` (Unix milliseconds), and `RangeError` for a tolerance
 * that is not a finite number of 0 or more, or a `now` that is none: compared with them, any age would pass.
 */
export function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: HeaderBag,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: { toleranceSeconds?: number; now?: number } = {},
): WebhookEvent {
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

  const expected = createHmac("sha256", secret).update(`${t}.`).update(rawBody).digest();
  if (!signatures.some((signature) => isSame(expected, signature)))
    throw new WebhookVerificationError(
      "wrong_signature",
      "No signature fits the body: check the secret, and that the body is unchanged.",
    );
  if (Math.abs(now / 1000 - Number(t)) > toleranceSeconds)
    throw new WebhookVerificationError("too_old", `The signature is not of the last ${toleranceSeconds} s.`);
  return JSON.parse(typeof rawBody === "string" ? rawBody : new TextDecoder().decode(rawBody)) as WebhookEvent;
}

function isSame(expected: Uint8Array, hex: string): boolean {
  return /^[0-9a-f]{64}$/.test(hex) && timingSafeEqual(expected, Buffer.from(hex, "hex"));
}

function headerOf(headers: HeaderBag, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === "string" ? value : value?.join(",");
}

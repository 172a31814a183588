import Stripe from "stripe";
import { env, sandboxPayments } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { acceptedKeys } from "@/lib/core/seal";
import { sandboxFetch } from "./sandbox/serving/fetch";

const SANDBOX_KEY = "sk_test_sandbox";
// Both tries together take at most 17 s: less than what waits for a call, as a transaction (30 s), a page (20 s) and a run of a job (120 s).
const CALL = { timeout: 8_000, maxNetworkRetries: 1 };
const HEALTH_KEPT_MS = 30_000;
const FAILURE_KEPT_MS = 3_000;
const HEALTH_TIMEOUT_MS = 3_000;

/** Which mode's payments: of a context, or of the row that is worked on. */
export type PaymentMode = { livemode: boolean };
const LIVE: PaymentMode = { livemode: true };
const TEST: PaymentMode = { livemode: false };

// One client per key: an environment that changes (tests, the launcher) gets a new one.
let client: { key: string; stripe: Stripe } | undefined;
let sandbox: Stripe | undefined;
let health: { key: string; at: number; keptMs: number; answer: Promise<"ok" | string> } | undefined;

/**
 * The Stripe client of a mode's payments. Live: to Stripe with `STRIPE_SECRET_KEY`, else to the embedded sandbox, without a port or
 * process; throws `service_unavailable` where neither is configured. Test mode always pays in the sandbox. What belongs to accounts
 * (plans, payouts, stored prices) is live.
 */
export function processor({ livemode }: PaymentMode = LIVE): Stripe {
  if (!livemode) return sandboxOf();
  const key = processorKey();
  if (client?.key !== key) client = { key, stripe: key === SANDBOX_KEY ? sandboxOf() : stripeClient(key) };
  return client.stripe;
}

function sandboxOf(): Stripe {
  sandbox ??= sandboxClient();
  return sandbox;
}

/** The modes by which each processor that there is is asked once: the sandbox that stands in for Stripe has the payments of both. */
export function processorModes(): PaymentMode[] {
  if (sandboxPayments()) return [LIVE];
  return env().STRIPE_SECRET_KEY ? [LIVE, TEST] : [TEST];
}

/** The secret that the processor signs its webhooks with. The sandbox's is derived from `AUTH_SECRET`. */
export function webhookSecret(): string {
  const [present = ""] = webhookSecrets();
  return present;
}

/**
 * The secrets that its webhooks may be signed with. Stripe's endpoint for connected accounts has another than the one for the platform's own
 * account. Of the sandbox the present one first: a worker may still have the `AUTH_SECRET` before it.
 */
function webhookSecrets(): string[] {
  const configured = env().STRIPE_WEBHOOK_SECRET;
  if (configured.length > 0) return configured;
  if (sandboxPayments()) return sandboxSecrets();
  throw unconfigured("STRIPE_WEBHOOK_SECRET");
}

/** What the sandbox signs with, where it is for test mode alone and where it stands in for Stripe. */
export function sandboxWebhookSecret(): string {
  return sandboxPayments() ? webhookSecret() : (sandboxSecrets()[0] ?? "");
}

const sandboxSecrets = () =>
  acceptedKeys("payment sandbox webhooks").map((key) => `whsec_${key.toString("base64url")}`);

/**
 * The event in a processor webhook, once its signature over the raw body has been verified and is at most 300 s old.
 * Throws `invalid_request` otherwise. Source: docs.stripe.com/webhooks/signature.
 */
export function constructEvent(rawBody: string | Uint8Array, signatureHeader: string | null): Stripe.Event {
  const event = signedWith(webhookSecrets(), processor(), rawBody, signatureHeader);
  if (event) return event;
  throw new DomainError("invalid_request", "The Stripe-Signature header does not match the body, or is too old.");
}

/**
 * The same of the sandbox where it is for test mode alone: null for what it has not signed, and where it stands in for Stripe, as all
 * of its events are `constructEvent`'s then.
 */
export function constructTestEvent(rawBody: string | Uint8Array, signatureHeader: string | null): Stripe.Event | null {
  return sandboxPayments() ? null : signedWith(sandboxSecrets(), sandboxOf(), rawBody, signatureHeader);
}

function signedWith(
  secrets: readonly string[],
  { webhooks }: Stripe,
  rawBody: string | Uint8Array,
  header: string | null,
): Stripe.Event | null {
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(rawBody, header ?? "", secret);
    } catch {
      // perhaps the next one's
    }
  }
  return null;
}

/**
 * "ok", or why payments do not work, in one sentence. An answer is kept for 30 seconds, so that probes cost the
 * processor little; a failure for 3, so that a processor that works again is soon said to work.
 */
export async function paymentsHealth(now: Date = new Date()): Promise<"ok" | string> {
  let key: string;
  try {
    key = processorKey();
  } catch (error) {
    return error instanceof DomainError ? error.message : "Payments are not configured.";
  }
  if (health?.key !== key || Math.abs(now.getTime() - health.at) > health.keptMs) {
    const probed = { key, at: now.getTime(), keptMs: HEALTH_KEPT_MS, answer: probe() };
    health = probed;
    if ((await probed.answer) !== "ok") probed.keptMs = FAILURE_KEPT_MS;
  }
  return health.answer;
}

async function probe(): Promise<"ok" | string> {
  try {
    await processor().balance.retrieve({}, { timeout: HEALTH_TIMEOUT_MS, maxNetworkRetries: 0 });
    return "ok";
  } catch (error) {
    return `The payment processor did not answer (${error instanceof Error ? error.name : "unknown error"}).`;
  }
}

function processorKey(): string {
  const key = env().STRIPE_SECRET_KEY;
  if (key) return key;
  if (sandboxPayments()) return SANDBOX_KEY;
  throw unconfigured("STRIPE_SECRET_KEY");
}

function stripeClient(key: string): Stripe {
  return new Stripe(key, { ...CALL, telemetry: false });
}

function sandboxClient(): Stripe {
  const inProcess: typeof fetch = (input, init) => sandboxFetch(new Request(input, init));
  const httpClient = Stripe.createFetchHttpClient(inProcess);
  return new Stripe(SANDBOX_KEY, { httpClient, maxNetworkRetries: 0, telemetry: false });
}

function unconfigured(variable: string): DomainError {
  return new DomainError("service_unavailable", `Payments are not configured on this server (${variable} is not set).`);
}

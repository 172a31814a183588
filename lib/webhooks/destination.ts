import { isIP } from "node:net";
import { type Env, env, webhookNetworks } from "@/lib/core/env";
import { invalidField } from "@/lib/core/errors";
import { type AddressTest, addressList, isPublicAddress } from "./addresses";

/** Which addresses beside public ones may be reached, and whether anything else must be https. */
export type DestinationPolicy = { allowed: AddressTest; requireTls: boolean };

/** The policy of this process: `WEBHOOK_ALLOW_CIDRS`, and https in production. Throws when the list cannot be read. */
export function destinationPolicy(e: Env = env()): DestinationPolicy {
  return { allowed: addressList(webhookNetworks(e)), requireTls: e.NODE_ENV === "production" };
}

const MAX_LENGTH = 2048;

/**
 * Checks the form of a URL that we are asked to POST to, and its host where that is a literal address; names are
 * checked when connecting (`guardedAgent`). Throws `validation_error` on `field`, saying what to change.
 */
export function checkDestination(url: string, field = "url", policy: DestinationPolicy = destinationPolicy()): void {
  const refuse = (message: string) => invalidField(field, message);
  if (url.length > MAX_LENGTH) throw refuse(`must have at most ${MAX_LENGTH} characters`);
  const target = URL.canParse(url) && !/[\s\p{Cc}]/u.test(url) ? new URL(url) : null;
  if (!target || !/^https?:$/.test(target.protocol)) throw refuse("must be an absolute http or https URL");
  if (target.username || target.password) throw refuse("must not carry a user name or password");
  const addresses = literalAddresses(target.hostname);
  const local = addresses.some((address) => policy.allowed(address));
  if (!local && !addresses.every(isPublicAddress)) throw refuse("must not point at a private or local address");
  if (target.protocol === "http:" && policy.requireTls && !local) throw refuse("must use https");
}

/** The addresses that a host stands for without asking DNS; none for an ordinary name. */
function literalAddresses(hostname: string): string[] {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host)) return [host];
  return host === "localhost" || host.endsWith(".localhost") ? ["127.0.0.1", "::1"] : [];
}

import { isIP } from "node:net";
import { type Env, env, webhookNetworks } from "@/lib/core/env";
import { invalidField } from "@/lib/core/errors";
import { isInboxUrl } from "../inbox-url";
import { type AddressTest, addressList, isPublicAddress } from "./addresses";

/**
 * Which addresses besides public ones may be reached, whether anything else must be https, and whether names that only a local
 * network knows are refused too.
 */
export type DestinationPolicy = { allowed: AddressTest; requireTls: boolean; publicNames?: boolean };

/** Public hosts alone, by name too: for URLs from callers whom nobody knows. */
export const PUBLIC_ONLY: DestinationPolicy = { allowed: () => false, requireTls: false, publicNames: true };

/**
 * The policy of this process, or for a URL that a caller names (`local`: on this machine): `WEBHOOK_ALLOW_CIDRS`, and https in
 * production. Throws when the list cannot be read.
 */
export function destinationPolicy(local = true, e: Env = env()): DestinationPolicy {
  return { allowed: addressList(webhookNetworks(e, local)), requireTls: e.NODE_ENV === "production" };
}

const MAX_LENGTH = 2048;
const LOCAL_NAME = /\.(local|localdomain|internal|intranet|lan|home\.arpa)$/;

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
  if (isInboxUrl(url)) return;
  const addresses = literalAddresses(target.hostname);
  const local = addresses.some((address) => policy.allowed(address));
  const reachable = addresses.every(isPublicAddress) && !(policy.publicNames && isLocalName(target.hostname));
  if (!local && !reachable) throw refuse("must not point at a private or local address");
  if (target.protocol === "http:" && policy.requireTls && !local) throw refuse("must use https");
}

/** The addresses that a host stands for without asking DNS; none for an ordinary name. */
function literalAddresses(hostname: string): string[] {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host)) return [host];
  return host === "localhost" || host.endsWith(".localhost") ? ["127.0.0.1", "::1"] : [];
}

/** A name without a dot, or of a domain that is never delegated (RFC 6762, RFC 8375, and what routers make up). */
function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  return !isIP(name.replace(/^\[|\]$/g, "")) && (!name.includes(".") || LOCAL_NAME.test(name));
}

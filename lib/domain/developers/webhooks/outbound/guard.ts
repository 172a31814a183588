import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { isPublicAddress } from "./addresses";
import type { DestinationPolicy } from "./destination";
import { hostLookup } from "./host-lookup";

/** The connection was refused by us before a byte was sent. */
export class BlockedAddressError extends Error {
  override readonly name = "BlockedAddressError";
  readonly code = "ERR_BLOCKED_ADDRESS";
}

export type GuardOptions = { lookup?: LookupFunction; connectTimeoutMs?: number };

/**
 * An undici agent that connects to public addresses, and to those that the policy allows, only. It checks the very
 * address that it then connects to, so a name that answers differently the second time (DNS rebinding) gains nothing.
 * Redirects are the caller's: `undici.request` follows none.
 */
export function guardedAgent(policy: DestinationPolicy, options: GuardOptions = {}): Agent {
  const { lookup = hostLookup(), connectTimeoutMs = 5_000 } = options;
  const refusal = (host: string, address: string, protocol = "https:") => {
    if (policy.allowed(address)) return undefined;
    if (!isPublicAddress(address)) return new BlockedAddressError(`${host} is at ${address}, which may not be reached`);
    return protocol === "http:" && policy.requireTls ? new BlockedAddressError(`${host} needs https`) : undefined;
  };
  const guardedLookup: LookupFunction = (host, lookupOptions, callback) =>
    lookup(host, { ...lookupOptions, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (!first) return callback(new BlockedAddressError(`${host} has no address`), []);
      for (const { address } of addresses) {
        const blocked = refusal(host, address);
        if (blocked) return callback(blocked, []);
      }
      return lookupOptions.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup: guardedLookup });
  return new Agent({
    keepAliveTimeout: 4_000,
    headersTimeout: 15_000,
    bodyTimeout: 15_000,
    maxHeaderSize: 16_384,
    connect(target, callback) {
      const host = target.hostname.replace(/^\[|\]$/g, "");
      // A literal address is never looked up.
      const blocked = isIP(host) ? refusal(host, host, target.protocol) : undefined;
      if (blocked) return callback(blocked, null);
      connect(target, (error, socket) => {
        if (error) return callback(error, null);
        const late = refusal(host, socket.remoteAddress ?? "", target.protocol);
        if (!late) return callback(null, socket);
        socket.destroy();
        callback(late, null);
      });
    },
  });
}

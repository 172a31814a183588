import ipaddr from "ipaddr.js";
import type { Actor } from "@/lib/core/context";
import { ownerIdOf } from "./require";

/** Whom a limit counts: the account behind a credential, wherever it calls from, or the network of a call without one. */
export function countedAs(actor: Actor, ip: string | null): string {
  return actor.kind === "credential" ? ownerIdOf(actor) : networkOf(ip);
}

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 address, all of which a single line or host is given (RFC 6177).
 * An IPv4 address in the form of an IPv6 one is itself.
 */
export function networkOf(ip: string | null): string {
  if (ip === null) return "unknown";
  if (!ip.includes(":") || !ipaddr.IPv6.isValid(ip)) return ip;
  const address = ipaddr.IPv6.parse(ip);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const prefix = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(":")}::/64`;
}

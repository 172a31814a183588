import ipaddr from "ipaddr.js";
import { type Actor, livemodeOf, type NamedAgent } from "@/lib/core/context";
import { ownerIdOf } from "./require";

/** So much more than one caller the signed agents of a network may do together: nobody gets a new limit with each name that they sign with. */
const AGENTS_OF_NETWORK = 10;

/**
 * What the limits of an account (`ownerIdOf`) are counted under, apart for test mode: what is tried out must take nothing of what
 * live keys and apps may do.
 */
export function countedOwner(owner: string, livemode: boolean): string {
  return livemode ? owner : `test:${owner}`;
}

/**
 * Whom a limit counts, each with so many times the limit: the account behind a credential, in its mode, wherever it calls from; without one the agent
 * that signed the call, and then all agents of its network; else the network.
 */
export function countedAs(
  actor: Actor,
  ip: string | null,
  agent: NamedAgent | null = null,
): { who: string; times: number }[] {
  if (actor.kind === "credential") return [{ who: countedOwner(ownerIdOf(actor), livemodeOf(actor)), times: 1 }];
  const network = networkOf(ip);
  if (!agent) return [{ who: network, times: 1 }];
  return [
    { who: `agent:${agent.id}`, times: 1 },
    { who: `agents:${network}`, times: AGENTS_OF_NETWORK },
  ];
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

import ipaddr from "ipaddr.js";

/** Tells whether an IP address (v4 or v6, as text) passes. */
export type AddressTest = (address: string) => boolean;

/**
 * True for globally routable unicast addresses only. Everything else is refused by name or by default: private,
 * loopback, link-local, CGNAT, multicast, ULA, metadata, and the forms of IPv6 that wrap an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  const address = parse(text);
  if (address?.range() !== "unicast") return false;
  // 2000::/3 is all that is handed out today; ipaddr.js calls the unassigned rest unicast too.
  return address.kind() === "ipv4" || (address.toByteArray()[0] ?? 0) >> 5 === 1;
}

/**
 * A test for the addresses in a comma-separated list of CIDRs or single addresses. Throws on an entry that is neither.
 */
export function addressList(list: string | undefined): AddressTest {
  const ranges = (list ?? "").split(",").flatMap((entry) => (entry.trim() ? [parseRange(entry.trim())] : []));
  return (text) => {
    const address = parse(text);
    return ranges.some(([base, bits]) => address?.kind() === base.kind() && address.match(base, bits));
  };
}

function parseRange(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
  const address = parse(entry);
  if (!address) throw new Error(`WEBHOOK_ALLOW_CIDRS: ${entry} is neither a CIDR such as 10.0.0.0/8 nor an address`);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/** The address without its zone, and as IPv4 where it is an IPv4 address in IPv6 clothes. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text.replace(/%.*$/, "");
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

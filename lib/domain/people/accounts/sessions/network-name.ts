import ipaddr from "ipaddr.js";

/**
 * An address without the part that tells one line from its neighbours: enough to recognise one's own provider, not enough to find
 * somebody. `198.51.100.x` of IPv4, the first 48 bits of IPv6.
 */
export function networkName(ip: string | null): string | null {
  if (!ip || !ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  const bytes = address.toByteArray();
  if (address.kind() === "ipv4") return `${bytes.slice(0, 3).join(".")}.x`;
  const parts = [0, 2, 4].map((n) => (((bytes[n] ?? 0) << 8) | (bytes[n + 1] ?? 0)).toString(16));
  return `${parts.join(":")}::x`;
}

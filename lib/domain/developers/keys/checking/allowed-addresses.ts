import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import type { Credential } from "@/lib/core/context";
import { DomainError, invalidField } from "@/lib/core/errors";
import { type AddressTest, addressList } from "@/lib/domain/developers/webhooks/outbound/addresses";

/** By the list as it is kept: a key is asked for at each of its calls. */
const tests = new LRUCache<string, AddressTest>({ max: 1_000 });

/** Throws `address_not_allowed` for a key that its owner holds to other addresses than the caller's, or where nobody knows the caller's. */
export function requireAddress({ allowedIps }: Credential, ip: string | null): void {
  if (!allowedIps || allowedIps.length === 0) return;
  if (ip !== null && testOf(allowedIps.join(","))(ip)) return;
  throw new DomainError(
    "address_not_allowed",
    `This key may not be used from ${ip ?? "an address that is not known"}: its owner lists the addresses at /developers/keys.`,
  );
}

function testOf(list: string): AddressTest {
  const known = tests.get(list);
  if (known) return known;
  const test = addressList(list);
  tests.set(list, test);
  return test;
}

/** Whether every address of a list is one of another's; an empty list is of all addresses. */
export function isWithin(inner: readonly string[], outer: readonly string[]): boolean {
  if (outer.length === 0) return true;
  return inner.length > 0 && inner.every((entry) => outer.some((range) => covers(range, entry)));
}

function covers(range: string, entry: string): boolean {
  const [[base, bits], [first, deep]] = [rangeOf(range), rangeOf(entry)];
  return base.kind() === first.kind() && deep >= bits && first.match(base, bits);
}

function rangeOf(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (entry.includes("/")) return ipaddr.parseCIDR(entry);
  const address = ipaddr.process(entry);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/** Addresses and ranges in their shortest form, ranges from their first address on, each once. Throws `validation_error`. */
export function plainRanges(list: readonly string[]): string[] {
  return [...new Set(list.map(plain))];
}

function plain(entry: string): string {
  try {
    const [text = "", bits] = entry.split("/");
    const address = ipaddr.process(text);
    if (bits === undefined) return address.toString();
    const whole = address.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
    return `${whole.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${Number(bits)}`;
  } catch {
    throw invalidField("allowed_ips", `${entry.slice(0, 50)} is no address and no range`);
  }
}

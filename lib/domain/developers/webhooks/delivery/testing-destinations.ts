import type { LookupFunction } from "node:net";

/** Public by its range, and routed nowhere: nothing outside is touched. */
export const UNROUTED = "3ffe::1";

/** Hosts that stand for an address which may not be reached, without asking DNS. */
export const FORBIDDEN_HOSTS = [
  ..."127.0.0.1 localhost localhost. 169.254.169.254 [::1] [::ffff:127.0.0.1] [::ffff:7f00:1] 0.0.0.0 [::]".split(" "),
  ..."2130706433 0x7f.1 0177.0.0.1 127.1 ①②⑦.0.0.1".split(" "),
  ..."[fe80::1] [fd00::1] [64:ff9b::7f00:1] [::127.0.0.1] [2002:7f00:1::] 10.0.0.1 100.64.0.1 192.168.1.1".split(" "),
  ..."198.18.0.1 224.0.0.1 255.255.255.255".split(" "),
];

/** Names whose addresses may not be reached: only connecting shows it. */
export const FORBIDDEN_NAMES: Record<string, string[]> = {
  "evil.test": ["127.0.0.1"],
  "evil6.test": ["::1"],
  "mixed.test": [UNROUTED, "127.0.0.1"],
  "mapped.test": ["::ffff:127.0.0.1"],
  "meta.test": ["169.254.169.254"],
  "nowhere.test": [],
};

/** A resolver that knows those names. `rebind.test` gives the next of `rebindings` at each question; the rest is on loopback. */
export function testLookup(rebindings: () => string | undefined = () => undefined): LookupFunction {
  return (host, _options, callback) => {
    const found = host === "rebind.test" ? [rebindings() ?? "127.0.0.1"] : (FORBIDDEN_NAMES[host] ?? ["127.0.0.1"]);
    const addresses = found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    setImmediate(() => callback(null, addresses));
  };
}

import { expect, it } from "vitest";
import { networkOf } from "./counted-as";

it.each([
  ["198.18.0.1", "198.18.0.1"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["2001:db8::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:198.18.0.1", "198.18.0.1"],
  ["::ffff:c612:1", "198.18.0.1"],
  ["no address: at all", "no address: at all"],
  [null, "unknown"],
])("%s counts as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

import { describe, expect, test } from "vitest";
import { DomainError } from "@/lib/core/errors";
import { addressList, isPublicAddress } from "./addresses";
import { checkDestination } from "./destination";

const production = { allowed: addressList(undefined), requireTls: true };
const development = { allowed: addressList("127.0.0.0/8, ::1"), requireTls: false };
const privateCloud = { allowed: addressList("127.0.0.0/8,10.1.0.0/16"), requireTls: true };

function refusal(url: string, policy = production): string | undefined {
  try {
    checkDestination(url, "url", policy);
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    const { code, extras, message } = error as DomainError;
    expect([code, extras.param]).toEqual(["validation_error", "url"]);
    return message;
  }
}

describe("registering a URL in production", () => {
  test("public https is taken, also with a port, a path and a name that may not resolve yet", () => {
    for (const url of [
      "https://example.com",
      "https://hooks.example.com:8443/a/b?c=d",
      "https://not-there-yet.invalid/x",
      "https://93.184.216.34/x",
      "https://[2606:4700::1111]/x",
    ])
      expect(refusal(url), url).toBeUndefined();
  });

  test.each([
    ["http://example.com/x", /use https/],
    ["ftp://example.com", /http or https/],
    ["example.com/x", /absolute/],
    ["", /absolute/],
    ["https://exa mple.com", /absolute/],
    ["https://example.com/\n", /absolute/],
    ["https://user:secret@example.com", /user name/],
    ["https://user@example.com", /user name/],
    [`https://example.com/${"a".repeat(2048)}`, /2048/],
    ["https://127.0.0.1/x", /private or local/],
    ["https://2130706433/x", /private or local/],
    ["https://0x7f.1/x", /private or local/],
    ["https://[::ffff:10.0.0.1]/x", /private or local/],
    ["https://169.254.169.254/latest", /private or local/],
    ["https://localhost:3000/x", /private or local/],
    ["https://localhost./x", /private or local/],
    ["https://api.localhost/x", /private or local/],
  ])("%s is refused", (url, message) => {
    expect(refusal(url)).toMatch(message);
  });
});

test("the allow-list opens its addresses, for http too, and nothing else", () => {
  expect(refusal("http://10.1.2.3/x", privateCloud)).toBeUndefined();
  expect(refusal("http://localhost:4000/x", privateCloud)).toBeUndefined();
  expect(refusal("https://10.2.0.1/x", privateCloud)).toMatch(/private/);
  expect(refusal("http://internal.example.com/x", privateCloud)).toMatch(/https/);
});

test("outside production http is taken, private addresses only from the allow-list", () => {
  expect(refusal("http://example.com/x", development)).toBeUndefined();
  expect(refusal("http://[::1]:4000/x", development)).toBeUndefined();
  expect(refusal("http://192.168.1.1/x", development)).toMatch(/private/);
});

test("public means globally routable unicast", () => {
  for (const address of ["8.8.8.8", "93.184.216.34", "2606:4700::1111"]) expect(isPublicAddress(address)).toBe(true);
  const reserved = "0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.0.0.8 192.88.99.1 192.168.1.1";
  const more =
    "198.18.0.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1";
  const v6 =
    "64:ff9b:1::1 100::1 2001::1 2001:db8::1 2002:7f00:1:: 5f00::1 fc00::1 fd00::1 fe80::1 fe80::1%e fec0::1 ff02::1";
  for (const address of [...reserved.split(" "), ...more.split(" "), ...v6.split(" "), "no address", ""]) {
    expect(isPublicAddress(address), address).toBe(false);
  }
});

test("a broken allow-list is named, not ignored", () => {
  expect(() => addressList("10.0.0.0/8,nonsense")).toThrow(/WEBHOOK_ALLOW_CIDRS: nonsense/);
  expect(addressList("10.0.0.7")("::ffff:10.0.0.7")).toBe(true);
  expect(addressList("10.0.0.7")("10.0.0.8")).toBe(false);
});

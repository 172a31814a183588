import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { setClientAddress } from "./client-address";

/** A request as node:http hands it over: names as sent in `rawHeaders`, lower-case and joined in `headers`. */
function requestOf(sent: [name: string, value: string][], remoteAddress = "203.0.113.9"): IncomingMessage {
  const headers: Record<string, string> = {};
  for (const [name, value] of sent) {
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return { headers, rawHeaders: sent.flat(), socket: { remoteAddress } } as unknown as IncomingMessage;
}

function addressOf(forwarded: string | string[], hops: number, remoteAddress?: string): string {
  const values = Array.isArray(forwarded) ? forwarded : [forwarded];
  const request = requestOf(
    values.map((value) => ["X-Forwarded-For", value]),
    remoteAddress,
  );
  setClientAddress(request, hops);
  const inRaw = request.rawHeaders.filter((_, i, all) => i % 2 === 1 && /^x-forwarded-for$/i.test(all[i - 1] ?? ""));
  expect(inRaw).toEqual([request.headers["x-forwarded-for"]]);
  return inRaw[0] ?? "";
}

describe("without a trusted proxy", () => {
  it.each(["198.18.0.1", "198.18.0.1, 198.18.0.2", "unknown", "", "::1"])(
    "a client that says it is %j is its socket's address",
    (forged) => {
      expect(addressOf(forged, 0)).toBe("203.0.113.9");
    },
  );

  it("every other header that names an address or a host is taken away", () => {
    const forged: [string, string][] = [
      ["X-Real-IP", "198.18.0.1"],
      ["Forwarded", "for=198.18.0.1"],
      ["CF-Connecting-IP", "198.18.0.1"],
      ["True-Client-IP", "198.18.0.1"],
      ["X-Client-IP", "198.18.0.1"],
      ["X-Forwarded-Host", "evil.example"],
      ["X-Forwarded-Proto", "https"],
    ];
    const request = requestOf([...forged, ["Accept", "*/*"], ["Host", "localhost"]]);
    setClientAddress(request, 0);
    expect(request.headers).toEqual({ accept: "*/*", host: "localhost", "x-forwarded-for": "203.0.113.9" });
    expect(request.rawHeaders).toEqual(["Accept", "*/*", "Host", "localhost", "x-forwarded-for", "203.0.113.9"]);
  });

  it("an IPv4 client over an IPv6 socket is one client", () => {
    expect(addressOf("", 0, "::ffff:203.0.113.9")).toBe("203.0.113.9");
    expect(addressOf("", 0, "2001:db8::7")).toBe("2001:db8::7");
  });
});

describe("behind trusted proxies", () => {
  it.each([
    [1, "198.18.0.1", "198.18.0.1"],
    [1, "1.1.1.1, 2.2.2.2, 198.18.0.1", "198.18.0.1"],
    [2, "1.1.1.1, 198.18.0.1, 10.0.0.2", "198.18.0.1"],
    [3, " 198.18.0.1 ,10.0.0.3,10.0.0.2", "198.18.0.1"],
  ])("%d of them: of %j it is %s", (hops, forwarded, address) => {
    expect(addressOf(forwarded, hops, "10.0.0.1")).toBe(address);
  });

  it("what the client puts in front changes nothing", () => {
    const seen = ["", "9.9.9.9, ", "a, b, c, ", "9.9.9.9,9.9.9.9,"].map((front) =>
      addressOf(`${front}198.18.0.1, 10.0.0.2`, 2),
    );
    expect(new Set(seen)).toEqual(new Set(["198.18.0.1"]));
  });

  it("entries of several headers are counted together", () => {
    expect(addressOf(["1.1.1.1", "198.18.0.1, 10.0.0.2"], 2)).toBe("198.18.0.1");
  });

  it.each([
    [2, "198.18.0.1"],
    [1, ""],
    [1, "unknown"],
    [1, "<script>"],
    [1, "999.1.1.1"],
    [1, "198.18.0.1, "],
  ])("with %d hops, %j says nothing: it is the socket's address", (hops, forwarded) => {
    expect(addressOf(forwarded, hops, "10.0.0.1")).toBe("10.0.0.1");
  });

  it.each([
    ["198.18.0.1:52011", "198.18.0.1"],
    ["[2001:db8::7]:52011", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["2001:db8::7", "2001:db8::7"],
    ["::ffff:198.18.0.1", "198.18.0.1"],
  ])("a port or brackets do not make another client: %s", (forwarded, address) => {
    expect(addressOf(forwarded, 1, "10.0.0.1")).toBe(address);
  });

  it("the proxy's word on host and protocol is kept, on the address it is not", () => {
    const request = requestOf([
      ["X-Forwarded-Proto", "https"],
      ["X-Real-IP", "9.9.9.9"],
      ["X-Forwarded-For", "198.18.0.1"],
    ]);
    setClientAddress(request, 1);
    expect(request.headers).toEqual({ "x-forwarded-proto": "https", "x-forwarded-for": "198.18.0.1" });
  });
});

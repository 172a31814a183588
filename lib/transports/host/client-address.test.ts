import type { IncomingMessage } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { CALLER_HEADER, type Caller, readCaller, standBefore } from "@/lib/transports/http/caller/caller";
import { setClientAddress } from "./client-address";

beforeAll(() => void standBefore());

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
  expect(callerOf(request).address).toBe(inRaw[0]);
  return inRaw[0] ?? "";
}

/** What a handler learns, by either form of the headers. */
function callerOf({ headers, rawHeaders }: IncomingMessage): Caller {
  const read = readCaller(new Headers(headers as Record<string, string>));
  const pairs = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? ""]] : []));
  expect(readCaller(new Headers(pairs as [string, string][]))).toEqual(read);
  return read;
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
      ["X-Guildhall-Caller", "undefined local  127.0.0.1"],
    ];
    const request = requestOf([...forged, ["Accept", "*/*"], ["Host", "localhost"]]);
    setClientAddress(request, 0);
    const caller = request.headers[CALLER_HEADER];
    const ours = { "x-forwarded-for": "203.0.113.9", [CALLER_HEADER]: caller };
    expect(request.headers).toEqual({ accept: "*/*", host: "localhost", ...ours });
    expect(request.rawHeaders).toEqual(["Accept", "*/*", "Host", "localhost", ...Object.entries(ours).flat()]);
    expect(callerOf(request)).toEqual({ address: "203.0.113.9", local: false });
  });

  it.each([
    ["127.0.0.1", "localhost:3000", true],
    ["::1", "[::1]:3000", true],
    ["::ffff:127.0.0.1", "app.localhost", true],
    ["127.8.9.10", "127.0.0.1", true],
    ["203.0.113.9", "localhost:3000", false],
    ["2001:db8::7", "[::1]:3000", false],
    ["127.0.0.1", "rebound.example", false],
    ["127.0.0.1", "127.evil.example", false],
    ["127.0.0.1", "localhost.evil.example", false],
  ])("a caller at %s who asks for %s is on this machine: %s", (socket, host, local) => {
    const request = requestOf([["Host", host]], socket);
    setClientAddress(request, 0);
    expect(callerOf(request).local).toBe(local);
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
    const caller = request.headers[CALLER_HEADER];
    const ours = { "x-forwarded-for": "198.18.0.1", [CALLER_HEADER]: caller };
    expect(request.headers).toEqual({ "x-forwarded-proto": "https", ...ours });
  });
});

import { createSocket, type Socket } from "node:dgram";
import { type LookupAddress, promises } from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { request } from "undici";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressList } from "./addresses";
import { guardedAgent } from "./guard";
import { hostLookup } from "./host-lookup";

/** The second is a name to DNS and an address to the system, as an entry of the hosts file would be. */
const UNKNOWN = ["unknown.test", "127.1"];

let server: Socket;
let asked: string[] = [];
let ask: (host: string, family?: number) => Promise<LookupAddress[]>;

/** Names of the test that have addresses, with what the server says to a question for A and for AAAA; `null` is silence. */
const ZONE: Record<string, { a: string | null; aaaa: string | null }> = {
  "known.test": { a: "203.0.113.7", aaaa: "" },
  "both.test": { a: "203.0.113.7", aaaa: "2001:db8::7" },
  "only-a.test": { a: "127.0.0.1", aaaa: null },
  "only-aaaa.test": { a: null, aaaa: "::1" },
  "private.test": { a: "10.0.0.1", aaaa: null },
};

/** A DNS server: it knows the names of `ZONE`, says that those of `UNKNOWN` do not exist, and is silent about every other. */
beforeAll(async () => {
  server = createSocket("udp4", (query, { address, port }) => {
    const name = nameIn(query);
    asked.push(name);
    const answer = answerTo(query, name);
    if (answer) server.send(answer, port, address);
  });
  await new Promise<void>((ready) => void server.bind(0, "127.0.0.1", ready));
  const look = hostLookup({ servers: [`127.0.0.1:${server.address().port}`], timeoutMs: 100 });
  ask = (host, family) => answered(look, host, family);
});

afterAll(() => server.close());

function answered(look: LookupFunction, host: string, family?: number): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    look(host, { all: true, ...(family ? { family } : {}) }, (error, found) =>
      error ? reject(error) : resolve(found as unknown as LookupAddress[]),
    );
  });
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += (query[at] ?? 0) + 1)
    labels.push(query.subarray(at + 1, at + 1 + (query[at] ?? 0)).toString());
  return labels.join(".");
}

/** RFC 1035: the question comes back with the bits of an answer, and at most one record that points to its name. */
function answerTo(query: Buffer, name: string): Buffer | undefined {
  const end = query.indexOf(0, 12) + 5;
  const reply = Buffer.from(query.subarray(0, end));
  const isA = query.readUInt16BE(end - 4) === 1;
  reply.fill(0, 6, 12);
  if (UNKNOWN.includes(name)) {
    reply.writeUInt16BE(0x8183, 2);
    return reply;
  }
  const address = ZONE[name]?.[isA ? "a" : "aaaa"] ?? null;
  if (address === null) return undefined;
  reply.writeUInt16BE(0x8180, 2);
  if (address === "") return reply;
  reply.writeUInt16BE(1, 6);
  const bytes = ipaddr.parse(address).toByteArray();
  return Buffer.concat([
    reply,
    Buffer.from([0xc0, 0x0c, 0, isA ? 1 : 28, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]),
  ]);
}

test("a name's addresses are DNS's", async () => {
  expect(await ask("known.test")).toEqual([{ address: "203.0.113.7", family: 4 }]);
  expect(await ask("known.test", 6)).toEqual([]);
});

test("both families are asked, and the answer of one does not wait for a server that is silent about the other", async () => {
  // so patient that waiting for the silent family would outlast the test
  const patient = hostLookup({ servers: [`127.0.0.1:${server.address().port}`], timeoutMs: 60_000 });
  expect(await answered(patient, "only-a.test")).toEqual([{ address: "127.0.0.1", family: 4 }]);
  expect(await answered(patient, "only-aaaa.test")).toEqual([{ address: "::1", family: 6 }]);
  expect(await answered(patient, "both.test")).toEqual([
    { address: "203.0.113.7", family: 4 },
    { address: "2001:db8::7", family: 6 },
  ]);
  expect(await answered(patient, "both.test", 6)).toEqual([{ address: "2001:db8::7", family: 6 }]);
});

test("the guard connects to what came first, and checks it", async () => {
  const receiver = createServer((_, response) => response.end("ok"));
  await new Promise<void>((ready) => receiver.listen(0, "127.0.0.1", ready));
  const { port } = receiver.address() as AddressInfo;
  const lookup = hostLookup({ servers: [`127.0.0.1:${server.address().port}`], timeoutMs: 60_000 });
  const dispatcher = guardedAgent({ allowed: addressList("127.0.0.0/8"), requireTls: false }, { lookup });
  const { statusCode } = await request(`http://only-a.test:${port}/`, { dispatcher });
  expect(statusCode).toBe(200);
  const blocked = { code: "ERR_BLOCKED_ADDRESS" };
  await expect(request(`http://private.test:${port}/`, { dispatcher })).rejects.toMatchObject(blocked);
  await expect(request(`http://only-aaaa.test:${port}/`, { dispatcher })).rejects.toMatchObject(blocked);
  await dispatcher.destroy();
  await new Promise((closed) => receiver.close(closed));
});

test("names whose servers are silent hold up nobody: neither another look-up nor a file", async () => {
  const order: string[] = [];
  const silent = Array.from({ length: 16 }, (_, n) =>
    ask(`silent-${n}.test`).catch((error) => void order.push(error.code)),
  );
  await Promise.all([
    ask("localhost").then(() => order.push("localhost")),
    ask("known.test").then(() => order.push("known")),
    promises.lookup("127.0.0.1").then(() => order.push("thread")),
  ]);
  expect(order.toSorted()).toEqual(["known", "localhost", "thread"]);
  await Promise.all(silent);
  expect(order.slice(3)).toEqual(Array(16).fill("ETIMEOUT"));
});

test("the system has the last word on what DNS does not know; localhost is never asked of DNS", async () => {
  asked = [];
  expect(await ask("localhost")).toContainEqual({ address: "127.0.0.1", family: 4 });
  expect(asked).toEqual([]);
  expect(await ask("127.1")).toEqual([{ address: "127.0.0.1", family: 4 }]);
  expect(asked).toContain("127.1");
  await expect(ask("unknown.test")).rejects.toMatchObject({ code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/) });
});

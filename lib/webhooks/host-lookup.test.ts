import { createSocket, type Socket } from "node:dgram";
import { type LookupAddress, promises } from "node:dns";
import type { LookupFunction } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostLookup } from "./host-lookup";

/** The second is a name to DNS and an address to the system, as an entry of the hosts file would be. */
const UNKNOWN = ["unknown.test", "127.1"];

let server: Socket;
let asked: string[] = [];
let ask: (host: string, family?: number) => Promise<LookupAddress[]>;

/** A DNS server: `known.test` is at 203.0.113.7, nothing is known of the names in `UNKNOWN`, every other name meets silence. */
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

/** RFC 1035: the question comes back with the bits of an answer, and one A record that points to its name. */
function answerTo(query: Buffer, name: string): Buffer | undefined {
  const end = query.indexOf(0, 12) + 5;
  const reply = Buffer.from(query.subarray(0, end));
  const isA = query.readUInt16BE(end - 4) === 1;
  reply.fill(0, 6, 12);
  if (UNKNOWN.includes(name)) {
    reply.writeUInt16BE(0x8183, 2);
    return reply;
  }
  if (name !== "known.test") return undefined;
  reply.writeUInt16BE(0x8180, 2);
  reply.writeUInt16BE(isA ? 1 : 0, 6);
  const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 203, 0, 113, 7]);
  return isA ? Buffer.concat([reply, record]) : reply;
}

test("a name's addresses are DNS's", async () => {
  expect(await ask("known.test")).toEqual([{ address: "203.0.113.7", family: 4 }]);
  expect(await ask("known.test", 6)).toEqual([]);
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

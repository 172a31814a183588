import { createServer } from "node:net";
import type { Sql } from "postgres";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { singleClient } from "./client";
import { type TestDatabase, testDatabase } from "./testing";
import { DatabaseGate } from "./testing-gate";

// What `patches/postgres.md` lists: without the patch these hang, cross transactions or end the
// process.

let db: TestDatabase;
let gate: DatabaseGate;
let url: string;
let client: Sql;

beforeAll(async () => {
  db = await testDatabase();
  gate = new DatabaseGate(db.url);
  url = await gate.open();
});
afterEach(() => client.end({ timeout: 1 }));
afterAll(async () => {
  await gate.shut();
  await db.drop();
});

const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.code ?? error.message,
  );

test("a connection that is lost while a query waits to be written comes back at once", async () => {
  client = singleClient(url);
  for (let round = 0; round < 10; round++) {
    await client`select 1`;
    const begun = performance.now();
    const waiting = code(client`select 1`.execute());
    await Promise.resolve().then(() => gate.cut());
    expect(["CONNECTION_CLOSED", "ECONNRESET", "done"]).toContain(await waiting);
    await expect.poll(() => code(client`select 1`), { timeout: 3_000 }).toBe("done");
    expect(performance.now() - begun).toBeLessThan(3_000);
  }
});

test("a transaction whose connection is lost ends there: nothing of it runs in the next one", async () => {
  client = singleClient(url);
  await client`create table notes (text text)`;
  let resume = () => {};
  const later = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const lost = client.begin(async (tx) => {
    await tx`insert into notes values ('before')`;
    gate.cut();
    await later;
    await tx`insert into notes values ('after')`;
  });
  expect(await code(lost)).toBe("CONNECTION_CLOSED");
  await expect.poll(() => code(client`select 1`)).toBe("done");
  const next = client.begin(async (tx) => {
    await tx`insert into notes values ('next')`;
    resume();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await tx`select 1`;
    throw new Error("rolled back");
  });
  expect(await code(next)).toBe("rolled back");
  expect(await client`select text from notes`).toHaveLength(0);
});

test("a server that accepts and hangs up is an error, not an endless wait", async () => {
  const rude = createServer((socket) => void socket.resume().end());
  await new Promise<void>((resolve) => rude.listen(0, "127.0.0.1", resolve));
  const { port } = rude.address() as { port: number };
  client = singleClient(`postgres://nobody@127.0.0.1:${port}/none`);
  expect(await code(client`select 1`)).toBe("CONNECTION_CLOSED");
  await new Promise((resolve) => rude.close(resolve));
});

test("a query that cannot be written fails alone: the others get their own answers", async () => {
  client = singleClient(url);
  await client`select 1`;
  const ask = (n: number | undefined) =>
    client.unsafe("select $1::int as n", [n as number], { prepare: true }).then(
      ([row]) => row?.n,
      (error) => error.code,
    );
  for (let round = 0; round < 3; round++) {
    expect(await Promise.all([1, 2, undefined, 4, 5].map(ask))).toEqual([1, 2, "UNDEFINED_VALUE", 4, 5]);
    expect(await ask(undefined)).toBe("UNDEFINED_VALUE");
    expect(await ask(6)).toBe(6);
  }
});

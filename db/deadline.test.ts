import type { Sql } from "postgres";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { singleClient } from "./client";
import { type TestDatabase, testDatabase } from "./testing";
import { DatabaseGate } from "./testing-gate";

// The deadline of the client's side, which `patches/postgres+3.4.9.patch` adds: without it these wait for ever.

let db: TestDatabase;
let gate: DatabaseGate;
let url: string;
let client: Sql;

beforeAll(async () => {
  db = await testDatabase();
  gate = new DatabaseGate(db.url);
  url = await gate.open();
});
afterEach(() => client.end({ timeout: 0 }));
afterAll(async () => {
  await gate.shut();
  await db.drop();
});

const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.code ?? error.message,
  );

test("a query past its deadline fails, what waits behind it too, and the client is usable at once", async () => {
  client = singleClient(url, 1);
  await client`select 1`;
  const begun = performance.now();
  const late = code(client`select pg_sleep(60)`);
  const behind = code(client`select 1`);
  expect([await late, await behind]).toEqual(["QUERY_TIMEOUT", "CONNECTION_CLOSED"]);
  expect(performance.now() - begun).toBeLessThan(4_000);
  expect(await code(client`select 1`)).toBe("done");
});

test("a connection that swallows what it is given is dropped, also in the middle of a transaction", async () => {
  client = singleClient(url, 1);
  await client`create table notes (text text)`;
  const lost = client.begin(async (tx) => {
    await tx`insert into notes values ('before')`;
    gate.swallow();
    await tx`insert into notes values ('after')`;
  });
  expect(["QUERY_TIMEOUT", "CONNECTION_CLOSED"]).toContain(await code(lost));
  expect(await code(client`select 1`)).toBe("done");
  expect(await client`select text from notes`).toHaveLength(0);
});

test("a query that no connection takes up fails too, and a query may have a deadline of its own", async () => {
  client = singleClient(url, 30);
  await client`select 1`;
  let release = () => {};
  const held = client.begin(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  await expect.poll(() => release.name).not.toBe("");
  expect(await code(client.unsafe("select 1", [], { prepare: true, deadline: 1 }))).toBe("QUERY_TIMEOUT");
  release();
  expect(await code(held)).toBe("done");
  expect(await code(client`select 1`)).toBe("done");
});

test("a transaction that begins behind as many queries as a connection takes gets its connection all the same", async () => {
  client = singleClient(url);
  const select = () => code(client.unsafe("select $1::int", [1], { prepare: true }));
  await select();
  const before = Array.from({ length: 100 }, select);
  const begun = client.begin(async (tx) => {
    await tx`select 1`;
    throw new Error("rolled back");
  });
  expect(await code(begun)).toBe("rolled back");
  expect(new Set(await Promise.all(before))).toEqual(new Set(["done"]));
});

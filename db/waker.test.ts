import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listen } from "@/lib/core/process/listen";
import { database, openTransaction, sendIn, wakeAfter } from "./client";
import { type TestDatabase, testDatabase } from "./testing";
import { Waker } from "./waker";

let own: TestDatabase;
const heard: string[] = [];
let listener: ReturnType<typeof listen>;
beforeAll(async () => {
  own = await testDatabase();
  await database().execute(sql`create table waken (n int primary key)`);
  const connected: Promise<void>[] = [];
  const hear = (channel: string, ready: () => void) => (payload?: string) => {
    if (payload === undefined) ready();
    else heard.push(`${channel} ${payload}`.trim());
  };
  const channels = ["waken_a", "waken_b"].map((channel) => {
    let ready = () => {};
    connected.push(new Promise<void>((done) => (ready = done)));
    return [channel, hear(channel, ready)] as const;
  });
  listener = listen(Object.fromEntries(channels));
  await Promise.all(connected);
});
afterAll(async () => {
  await listener.stop();
  await own.drop();
});

/** What was heard up to now: a last word comes after all that was told before it. */
async function heardSoFar(): Promise<string[]> {
  wakeAfter(database(), "waken_b", "last");
  await expect.poll(() => heard).toContain("waken_b last");
  return heard.splice(0).filter((told) => told !== "waken_b last");
}

const RETURNING = { last: sql`select 'waken_a'::text where $1::boolean` };

it("tells once what was committed, with its payload, and what a write's rows name", async () => {
  await openTransaction(async (tx) => {
    wakeAfter(tx, "waken_a", "one two");
    wakeAfter(tx, "waken_a", "one two");
    await tx.execute(sql`insert into waken values (1)`);
    await sendIn(tx, RETURNING, [true]);
  });
  expect((await heardSoFar()).sort()).toEqual(["waken_a", "waken_a one two"]);
});

it("tells nothing that was rolled back, and nothing that a write's rows do not name", async () => {
  const failed = openTransaction(async (tx) => {
    wakeAfter(tx, "waken_a");
    await tx.execute(sql`insert into waken values (1)`);
  });
  await expect(failed).rejects.toThrow();
  await openTransaction((tx) => sendIn(tx, RETURNING, [false]));
  expect(await heardSoFar()).toEqual([]);
});

it("sends one statement at a time, and goes on when one fails", async () => {
  const sent: string[] = [];
  let answer: (error?: Error) => void = () => {};
  const waker = new Waker((_, [told]) => {
    sent.push(told);
    return new Promise<void>((done, failed) => {
      answer = (error) => (error ? failed(error) : done());
    });
  });
  waker.wake(["a"]);
  for (const told of ["b", "c x", "b"]) waker.wake([told]);
  expect(sent).toEqual(['["a"]']);
  answer(new Error("away"));
  await expect.poll(() => sent).toEqual(['["a"]', '["b","c x"]']);
  answer();
  waker.wake([]);
  expect(sent).toHaveLength(2);
});

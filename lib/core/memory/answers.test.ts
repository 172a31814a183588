import { fork } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database, openTransaction, statement } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { AnswerMemory } from "./answers";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

let memory: AnswerMemory;
beforeEach(() => {
  memory = new AnswerMemory(1_000_000);
});

async function taglineOf(handle: string): Promise<string> {
  return memory.get(`tagline ${handle}`, { creator: handle }, async () => {
    const [row] = await statement<{ tagline: string }>("select tagline from profiles where handle = $1", [handle]);
    return { value: row?.tagline ?? "", bytes: 10 };
  });
}

const rename = (handle: string, tagline: string) =>
  openTransaction((tx) => tx.execute(sql`update profiles set tagline = ${tagline} where handle = ${handle}`));

function gate(): [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

describe("what is remembered", () => {
  it("is made once, however many ask for it at once", async () => {
    const { handle } = await makeCreator();
    const all = await Promise.all(Array.from({ length: 200 }, () => taglineOf(handle)));
    expect(new Set(all)).toEqual(new Set(["Made for a test"]));
    expect(await taglineOf(handle)).toBe("Made for a test");
    expect(memory.counts.misses).toBe(200); // they waited for the one that was being made
    expect(memory.counts.hits).toBe(1);
  });

  it("is never what this process has overwritten, whatever is written and read meanwhile", async () => {
    const creators = await Promise.all(Array.from({ length: 4 }, () => makeCreator()));
    const write = async (handle: string) => {
      for (let n = 1; n <= 25; n++) {
        await rename(handle, `${n}`);
        expect(await taglineOf(handle)).toBe(`${n}`);
      }
    };
    let writing = true;
    const read = async () => {
      while (writing) await Promise.all(creators.map(({ handle }) => taglineOf(handle)));
    };
    const readers = [read(), read(), read()];
    await Promise.all(creators.map(({ handle }) => write(handle)));
    writing = false;
    await Promise.all(readers);
    expect(memory.counts.hits).toBeGreaterThan(100);
  });

  it("goes when any creator changes, where it is about everyone, and stays where it is about another", async () => {
    const [one, other] = [await makeCreator(), await makeCreator()];
    let made = 0;
    const list = () => memory.get("list", "everyone", async () => ({ value: ++made, bytes: 1 }));
    await Promise.all([list(), taglineOf(one.handle), taglineOf(other.handle)]);
    await rename(one.handle, "new");
    const misses = memory.counts.misses;
    expect(await list()).toBe(2);
    expect([await taglineOf(other.handle), memory.counts.misses]).toEqual(["Made for a test", misses + 1]);
  });

  it("goes by whatever a creator's pages are made of", async () => {
    const { handle, profileId } = await makeCreator();
    const seen = async () => {
      const before = memory.counts.misses;
      await taglineOf(handle);
      return memory.counts.misses > before;
    };
    await seen();
    const parts = [
      sql`insert into posts (id, profile_id, slug, title) values (${`post_${handle}`}, ${profileId}, 'a', 'A')`,
      sql`update posts set title = 'B' where profile_id = ${profileId}`,
      sql`delete from posts where profile_id = ${profileId}`,
      sql`update profiles set mcp_discoverable = not mcp_discoverable where id = ${profileId}`,
      sql`update profiles set suspended_at = now() where id = ${profileId}`,
      sql`update profiles set handle = ${`${handle}-x`} where id = ${profileId}`,
    ];
    for (const part of parts) {
      expect(await seen()).toBe(false);
      await openTransaction((tx) => tx.execute(part));
      expect(await seen()).toBe(true);
    }
  });

  it("is nothing that was being made while what it is about changed", async () => {
    const { handle } = await makeCreator();
    const [begun, begin] = gate();
    const [open, go] = gate();
    const slow = memory.get("slow", { creator: handle }, async () => {
      begin();
      await open;
      return { value: "old", bytes: 1 };
    });
    await begun; // what begins after the change may be given to who asks later
    await rename(handle, "new");
    expect(await memory.get("slow", { creator: handle }, async () => ({ value: "new", bytes: 1 }))).toBe("new");
    go();
    expect(await slow).toBe("old");
    expect(await memory.get("slow", { creator: handle }, async () => ({ value: "newer", bytes: 1 }))).toBe("new");
  });

  it("takes no more than its bytes", async () => {
    const small = new AnswerMemory(16_000);
    for (let n = 0; n < 100; n++) await small.get(`k${n}`, "nobody", async () => ({ value: n, bytes: 900 }));
    for (let n = 0; n < 100; n++) await small.get(`k${n}`, "nobody", async () => ({ value: n, bytes: 900 }));
    expect(small.counts.hits).toBe(0);
    for (let n = 95; n < 100; n++) await small.get(`k${n}`, "nobody", async () => ({ value: -1, bytes: 900 }));
    expect(small.counts.hits).toBe(5);
  });

  it("is not given while the log of changes cannot be read", async () => {
    const { handle } = await makeCreator();
    await taglineOf(handle);
    const url = process.env.DATABASE_URL;
    process.env.DATABASE_URL = "postgres://nobody@127.0.0.1:1/nothing";
    await expect(taglineOf(handle)).rejects.toThrow();
    process.env.DATABASE_URL = url;
    expect(await taglineOf(handle)).toBe("Made for a test");
  });
});

it("is in another process what it was 100 ms ago at the oldest, also when connections are cut", async () => {
  const { handle } = await makeCreator({ tagline: "0" });
  const other = fork("lib/core/memory/testing-reader.ts", [handle], { execArgv: ["--import", "tsx"] });
  const told: { tagline: string; oldAskedAt: number; hits: number }[] = [];
  other.on("message", (message) => told.push(message as (typeof told)[number]));
  const writtenAt = new Map<string, number>();
  try {
    await once(other, "message");
    for (let n = 1; n <= 40; n++) {
      // whose own connection was cut writes again
      await rename(handle, `${n}`).catch(() => rename(handle, `${n}`));
      writtenAt.set(`${n}`, Date.now());
      if (n % 10 === 0)
        await database().execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
      await expect.poll(() => told.at(-1)?.tagline, { interval: 1, timeout: 5_000 }).toBe(`${n}`);
    }
  } finally {
    other.kill();
  }
  const late = told.filter(({ tagline, oldAskedAt }) => oldAskedAt - (writtenAt.get(tagline) ?? oldAskedAt) > 100);
  expect(late).toEqual([]);
  expect(told.at(-1)?.hits).toBeGreaterThan(100);
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeDatabase, database, openTransaction, replica, statement } from "@/db/client";
import { makeHome, removeHome } from "@/db/embedded/testing";
import { type Pair, startPair } from "@/db/embedded/testing-pair";
import { makeCreator } from "@/db/factories";
import { migrate } from "@/db/migrate";
import { DatabaseGate } from "@/db/testing-gate";
import { AnswerMemory } from "./answers";

// A primary and a standby that streams from it: what is read where, and that nothing kept is older than what was forgotten.

const before = { ...process.env };
const home = makeHome();
let pair: Pair;
let gate: DatabaseGate;
let memory: AnswerMemory;

beforeAll(async () => {
  pair = await startPair({ home });
  gate = new DatabaseGate(pair.standby.url());
  process.env.DATABASE_URL = pair.primary.url();
  process.env.DATABASE_REPLICA_URL = await gate.open();
  await migrate(pair.primary.url());
}, 60_000);
beforeEach(async () => {
  memory = new AnswerMemory(1_000_000);
  await untilRead("replica");
});
afterAll(async () => {
  await closeDatabase(1);
  await gate.shut();
  await pair.stop();
  await removeHome(home);
  for (const name of ["DATABASE_URL", "DATABASE_REPLICA_URL"]) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
});

type Seen = { tagline: string; standby: boolean };

const ask = async (handle: string) => {
  const [row] = await statement<Seen>(
    "select tagline, pg_is_in_recovery() as standby from profiles where handle = $1",
    [handle],
  );
  return row;
};
const kept = (handle: string) =>
  memory.get(`tagline ${handle}`, { creator: handle }, async () => ({ value: await ask(handle), bytes: 10 }));
const each = (handle: string) => memory.read({ creator: handle }, () => ask(handle));
const rename = (handle: string, tagline: string) =>
  openTransaction((tx) => tx.execute(sql`update profiles set tagline = ${tagline} where handle = ${handle}`));
const isStandby = async () => {
  const [row] = await statement<{ standby: boolean }>("select pg_is_in_recovery() as standby", []);
  return row?.standby;
};
const whereRead = async () => ((await memory.read("nobody", isStandby)) ? "replica" : "primary");
const untilRead = (where: "replica" | "primary", within = 5_000) =>
  expect.poll(whereRead, { timeout: within, interval: 20 }).toBe(where);
/** With commits now and then, as there are wherever anybody works: what an idle server has not flushed, no standby is sent. */
const untilReplayed = (handle: string) =>
  expect
    .poll(
      async () => {
        await pair.primary.ask("select txid_current()");
        return (await each(handle))?.standby;
      },
      { timeout: 5_000 },
    )
    .toBe(true);

describe("what is public", () => {
  it("is read from the standby, and everything else from the primary", async () => {
    expect(await memory.read("nobody", isStandby)).toBe(true);
    expect(await isStandby()).toBe(false);
    const [row] = await memory.read("nobody", () =>
      openTransaction((tx) => tx.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`)),
    );
    expect(row?.standby).toBe(false);
  });

  it("is read there by the query builder as by statements, and a write that it brings goes to the primary", async () => {
    const { handle } = await makeCreator();
    await untilReplayed(handle);
    const asked = sql<Seen>`select pg_is_in_recovery() as standby`;
    expect((await memory.read("nobody", () => database().execute<Seen>(asked)))[0]?.standby).toBe(true);
    await memory.read("nobody", () => statement("update profiles set bio = 'Written' where handle = $1", [handle]));
    const [row] = await statement<{ bio: string }>("select bio from profiles where handle = $1", [handle]);
    expect(row?.bio).toBe("Written");
  });

  it("is read from the primary by what goes on after it", async () => {
    let later = () => {};
    const woken = new Promise<void>((resolve) => {
      later = resolve;
    });
    const { after } = await memory.read("nobody", async () => ({ after: woken.then(isStandby) }));
    later();
    expect(await after).toBe(false);
  });
});

describe("a standby that has not replayed a change", () => {
  it("is not asked about what has changed, and what is kept is never older than what was forgotten", async () => {
    const [changed, other] = [await makeCreator(), await makeCreator()];
    await untilReplayed(changed.handle);
    await untilReplayed(other.handle);
    expect(await kept(changed.handle)).toMatchObject({ standby: true });
    await pair.standby.ask("select pg_wal_replay_pause()");
    try {
      await rename(changed.handle, "new");
      expect(await kept(changed.handle)).toEqual({ tagline: "new", standby: false });
      expect(await kept(changed.handle)).toEqual({ tagline: "new", standby: false });
      const list = await memory.get("list", "everyone", async () => ({ value: await ask(changed.handle), bytes: 10 }));
      expect(list).toEqual({ tagline: "new", standby: false });
      // whom nobody changed it may still answer for, until it is too far behind for anything
      expect(await each(other.handle)).toMatchObject({ standby: true });
    } finally {
      await pair.standby.ask("select pg_wal_replay_resume()");
    }
    await untilReplayed(changed.handle);
    expect(await each(changed.handle)).toEqual({ tagline: "new", standby: true });
  });

  it("does not show to the writer's process what it has overwritten, however fast it reads", async () => {
    const { handle } = await makeCreator();
    const standbys = new Set<boolean | undefined>();
    for (let n = 1; n <= 100; n++) {
      await rename(handle, `${n}`);
      const [a, b] = [await each(handle), await kept(handle)];
      expect([a?.tagline, b?.tagline]).toEqual([`${n}`, `${n}`]);
      standbys.add(a?.standby).add(b?.standby);
    }
    expect(standbys).toContain(true);
  });

  it("is left when it is more than half a second behind, and read from again", async () => {
    const { handle } = await makeCreator();
    await pair.standby.ask("select pg_wal_replay_pause()");
    try {
      await rename(handle, "behind");
      const begun = performance.now();
      await untilRead("primary", 2_000);
      expect(performance.now() - begun).toBeLessThan(1_500);
      expect(replica()?.lagMs).toBeGreaterThan(500);
    } finally {
      await pair.standby.ask("select pg_wal_replay_resume()");
    }
    await untilRead("replica");
    expect(replica()?.lagMs).toBeLessThan(500);
  });
});

it("a standby that stops to answer loses no read, and is read from again when it is there", async () => {
  const { handle } = await makeCreator({ tagline: "here" });
  await untilReplayed(handle);
  pair.standby.signal("SIGSTOP");
  try {
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => each(handle)));
    expect(performance.now() - begun).toBeLessThan(2_500);
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ tagline: "here", standby: false })));
    expect(replica()?.lagMs).toBeUndefined();
  } finally {
    pair.standby.signal("SIGCONT");
  }
  await untilRead("replica");
  await gate.shut();
  expect(await each(handle)).toEqual({ tagline: "here", standby: false });
  await gate.open();
  await untilRead("replica");
});

it("a primary is never taken for a standby", async () => {
  await closeDatabase(1);
  process.env.DATABASE_REPLICA_URL = pair.primary.url();
  const end = performance.now() + 1_200;
  while (performance.now() < end) {
    await memory.read("nobody", isStandby);
    expect(replica()?.pool).toBeUndefined();
  }
  expect(replica()?.reads.replica).toBe(0);
});

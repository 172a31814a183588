import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTransaction, sendIn, singleClient, statement, statementIn } from "./client";
import type { Write } from "./statements/trailing";
import { type TestDatabase, testDatabase } from "./testing";

const INSERT = "insert into notes (text) values ($1)";
const NOTE: Write = { definitions: `note{} as (${INSERT})` };
const TELL: Write = { definitions: `told{} as (${INSERT})`, last: "select pg_notify('notes', $1)::text" };

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await statement("create table notes (text text primary key)", []);
});
afterAll(() => db.drop());

const notes = async () =>
  (await statement<{ text: string }>("select text from notes order by text", [])).map((n) => n.text);

describe("what is sent within a transaction", () => {
  it("is seen by the next statement and committed with the rest", async () => {
    await openTransaction(async (tx) => {
      await sendIn(tx, NOTE, ["a"]);
      const seen = await statementIn<{ text: string }>(tx, "select text from notes", []);
      expect(seen.map((n) => n.text)).toEqual(["a"]);
      const built = await tx.execute<{ text: string }>("select text from notes");
      expect(built).toHaveLength(1);
      await sendIn(tx, NOTE, ["b"]);
    });
    expect(await notes()).toEqual(["a", "b"]);
  });

  it("goes as one statement with its neighbours, and wakes who listens", async () => {
    const listener = singleClient();
    const heard: string[] = [];
    await listener.listen("notes", (payload) => heard.push(payload));
    await openTransaction(async (tx) => {
      for (const text of ["k1", "k2", "k3", "k4", "k5", "k6"]) await sendIn(tx, text > "k3" ? TELL : NOTE, [text]);
    });
    expect((await notes()).filter((text) => text.startsWith("k"))).toHaveLength(6);
    await vi.waitFor(() => expect(heard).toEqual(["k4", "k5", "k6"]));
    await listener.end();
    await statement("delete from notes where text like 'k%'", []);
  });

  it("fails the transaction when it fails, also as the last thing before the commit", async () => {
    const failing = openTransaction(async (tx) => {
      await statementIn(tx, INSERT, ["d"]);
      await sendIn(tx, NOTE, ["b"]);
      return "done";
    });
    await expect(failing).rejects.toMatchObject({ code: "23505" });
    expect(await notes()).toEqual(["a", "b"]);
  });

  it("fails it with its own error when a later statement meets the aborted transaction", async () => {
    const failing = openTransaction(async (tx) => {
      await sendIn(tx, NOTE, ["a"]);
      await statementIn(tx, INSERT, ["e"]);
    });
    await expect(failing).rejects.toSatisfy((error: { code?: string; cause?: { code?: string } }) =>
      ["23505", "25P02"].includes(error.code ?? error.cause?.code ?? ""),
    );
    expect(await notes()).toEqual(["a", "b"]);
  });

  it("is rolled back when the work throws", async () => {
    const failing = openTransaction(async (tx) => {
      await sendIn(tx, NOTE, ["f"]);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await notes()).toEqual(["a", "b"]);
  });
});

describe("a transaction that waits for no answer", () => {
  const OPEN = `select from pg_stat_activity where datname = current_database() and state like 'idle in%'`;
  const transactions = async () => (await statement(OPEN, [])).length;

  it("is one statement, all or nothing, and holds no connection before", async () => {
    const both = openTransaction(async (tx) => {
      await sendIn(tx, NOTE, ["o1"]);
      await sendIn(tx, NOTE, ["o2"]);
      expect(await transactions()).toBe(0);
      return "both";
    });
    expect(await both).toBe("both");
    expect(await notes()).toEqual(["a", "b", "o1", "o2"]);
  });

  it("is done again when it met what another had just written, and then may read it", async () => {
    let runs = 0;
    await openTransaction(async (tx) => {
      if (++runs > 1) await tx.execute("select 1");
      await sendIn(tx, NOTE, [runs > 1 ? "o3" : "o1"]);
    });
    expect(runs).toBe(2);
    expect(await notes()).toContain("o3");
  });

  it("is not done again once it has read", async () => {
    let runs = 0;
    const failing = openTransaction(async (tx) => {
      runs++;
      await tx.execute("select 1");
      await sendIn(tx, NOTE, ["o1"]);
    });
    await expect(failing).rejects.toMatchObject({ code: "23505" });
    expect(runs).toBe(1);
  });

  it("throws what else went wrong, and writes nothing then", async () => {
    const failing = openTransaction(async (tx) => {
      await sendIn(tx, NOTE, ["o4"]);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await notes()).not.toContain("o4");
  });
});

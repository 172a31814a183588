import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  openTransaction,
  sendIn,
  singleClient,
  statement,
  statementIn,
  type Transaction,
  writeAtOnce,
  writesOnly,
} from "./client";
import { type TestDatabase, testDatabase } from "./testing";
import type { Write } from "./trailing";

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
    await expect(failing).rejects.toMatchObject({ cause: { code: "23505" } });
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

describe("what is written at once", () => {
  it("is one statement, all or nothing", async () => {
    const written = await writeAtOnce(async (tx) => {
      expect(writesOnly(tx)).toBe(true);
      await sendIn(tx, NOTE, ["o1"]);
      await sendIn(tx, NOTE, ["o2"]);
      return "both";
    });
    expect(written).toEqual({ done: "both" });
    expect(await notes()).toEqual(["a", "b", "o1", "o2"]);
  });

  it.each([
    ["meets a row that is there", (tx: Transaction) => sendIn(tx, NOTE, ["o1"])],
    ["reads by hand", (tx: Transaction) => statementIn(tx, "select 1 as one", [])],
    ["reads by the builder", (tx: Transaction) => tx.execute("select 1")],
  ])("is left to be done over when it %s", async (_, work) => {
    const written = await writeAtOnce(async (tx) => {
      await sendIn(tx, NOTE, ["o3"]);
      await work(tx);
    });
    expect(written).toBeUndefined();
    expect(await notes()).not.toContain("o3");
  });

  it("throws what else went wrong, and writes nothing then", async () => {
    const failing = writeAtOnce(async (tx) => {
      await sendIn(tx, NOTE, ["o4"]);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await notes()).not.toContain("o4");
  });
});

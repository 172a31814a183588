import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTransaction, sendIn, statement, statementIn } from "./client";
import { type TestDatabase, testDatabase } from "./testing";

const INSERT = "insert into notes (text) values ($1)";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await statement("create table notes (text text primary key)", []);
});
afterAll(() => db.drop());

const notes = async () =>
  (await statement<{ text: string }>("select text from notes order by text", [])).map((n) => n.text);

describe("what is sent within a transaction", () => {
  it("is committed with it, in order", async () => {
    await openTransaction(async (tx) => {
      await sendIn(tx, INSERT, ["a"]);
      await sendIn(tx, "update notes set text = 'b' where text = $1", ["a"]);
      const [seen] = await statementIn<{ text: string }>(tx, "select text from notes", []);
      expect(seen?.text).toBe("b");
      await sendIn(tx, INSERT, ["c"]);
    });
    expect(await notes()).toEqual(["b", "c"]);
  });

  it("fails the transaction when it fails, also as the last thing before the commit", async () => {
    const failing = openTransaction(async (tx) => {
      await statementIn(tx, INSERT, ["d"]);
      await sendIn(tx, INSERT, ["b"]);
      return "done";
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: "23505" } });
    expect(await notes()).toEqual(["b", "c"]);
  });

  it("fails it with its own error when a later statement meets the aborted transaction", async () => {
    const failing = openTransaction(async (tx) => {
      await sendIn(tx, INSERT, ["c"]);
      await statementIn(tx, INSERT, ["e"]);
    });
    await expect(failing).rejects.toSatisfy((error: { code?: string; cause?: { code?: string } }) =>
      ["23505", "25P02"].includes(error.code ?? error.cause?.code ?? ""),
    );
    expect(await notes()).toEqual(["b", "c"]);
  });

  it("is rolled back when the work throws", async () => {
    const failing = openTransaction(async (tx) => {
      await sendIn(tx, INSERT, ["f"]);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await notes()).toEqual(["b", "c"]);
  });
});

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** What the handbook tells an operator to read or to mend, whole: a `…` stands for a value that the operator knows. */
const QUERIES = [
  ...readFileSync("docs/operations.md", "utf8").matchAll(/`((?:select|update|delete|insert) [^`]+)`/g),
].map(([, query = ""]) => query.replaceAll("…", "''"));

it("has queries", () => expect(QUERIES.length).toBeGreaterThan(5));

it.each(QUERIES)("docs/operations.md: %s", async (query) => {
  await database().execute(`explain ${query}`);
});

import { expect, it } from "vitest";
import { readyDatabase } from "./database";

it.each([
  ["postgres://nobody@127.0.0.1:1/none", "DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1"],
  ["postgres://nobody@", "DATABASE_URL: Invalid URL"],
])("%s is no database, and it is said of which variable", async (url, sentence) => {
  process.env.DATABASE_URL = url;
  await expect(readyDatabase("nowhere", "a test", 1, () => {})).rejects.toThrow(sentence);
});

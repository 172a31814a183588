import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "db/migrations";
type Entry = { idx: number; tag: string; when: number };
const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}/meta/${file}`, "utf8"));

it("migrations stand in one line: numbered, each with its file, each snapshot after the one before", () => {
  const { entries } = read("_journal.json") as { entries: Entry[] };
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".sql"));
  expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
  const snapshots = readdirSync(`${FOLDER}/meta`).filter((file) => file.endsWith("_snapshot.json"));
  const chain = snapshots.sort().map((file) => read(file) as { id: string; prevId: string });
  expect(chain.slice(1).map(({ prevId }) => prevId)).toEqual(chain.slice(0, -1).map(({ id }) => id));
});

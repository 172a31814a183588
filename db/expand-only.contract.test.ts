import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "db/migrations";
/** Up to here nobody had it running. */
const BEFORE_RELEASE = "0003";

/** What takes from the code of the version before something that it reads or writes, or refuses rows that it makes. */
const BREAKS: readonly [what: string, pattern: RegExp][] = [
  ["drops a table, a column or a type", /\bdrop (table|column|type)\b/i],
  ["renames", /\brename (to|column|value)\b/i],
  ["changes a column's type", /\bset data type\b/i],
  ["demands what was optional", /\bset not null\b/i],
  ["adds a column that old inserts leave empty", /\badd column\b(?!.*\b(default|generated)\b).*\bnot null\b/i],
];

/** Contractions whose expansion was released before, as `file: what`; see docs/operations.md. */
const CONTRACTIONS: readonly string[] = [
  // the same tables stand in their place when it commits, cut into partitions: statements of the version before find them by name
  "0060_partitions.sql: drops a table",
  "0060_partitions.sql: renames",
];

/** Rewrites of a table, as `file: table`. Nobody reads or writes the table meanwhile. */
const REWRITES: readonly string[] = [
  // what searches count by has to lie in the row; 6 s at 50,000 creators, named under "Upgrades" in docs/operations.md
  "0074_what_search_rows_are_counted_by.sql: product_search",
  "0074_what_search_rows_are_counted_by.sql: profile_search",
];

/** The tables that a migration writes again from end to end: a stored column is worked out for each row, under a lock that nobody passes. */
function rewritesOf(file: string, sql: string): string[] {
  const added = /\balter table "(\w+)" add column\b[^;]*?\bgenerated always as\b[^;]*?\bstored\b/gi;
  return [...sql.matchAll(added)].map(([, table]) => `${file}: ${table}`);
}

/** What a migration would do to a process of the version before that is still running. */
function breaksOf(file: string, sql: string): string[] {
  const statements = sql.split("--> statement-breakpoint");
  return statements.flatMap((text) =>
    BREAKS.flatMap(([what, pattern]) => (pattern.test(text) ? [`${file}: ${what}: ${text.trim().slice(0, 120)}`] : [])),
  );
}

const released = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".sql") && name.slice(0, 4) > BEFORE_RELEASE)
    .sort();

test("migrations leave the version before alive: machines are upgraded one after another", () => {
  const files = released();
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) => breaksOf(file, readFileSync(`${FOLDER}/${file}`, "utf8")));
  expect(found.filter((line) => !CONTRACTIONS.some((known) => line.startsWith(known)))).toEqual([]);
});

test("a migration that rewrites a table is one of the list, and stands in docs/operations.md for who upgrades", () => {
  const found = released().flatMap((file) => rewritesOf(file, readFileSync(`${FOLDER}/${file}`, "utf8")));
  expect(found).toEqual(REWRITES);
  const upgrades = readFileSync("docs/operations.md", "utf8")
    .split("\n## ")
    .find((part) => part.startsWith("Upgrades"));
  for (const line of REWRITES) expect(upgrades).toMatch(new RegExp(`Migration ${line.slice(0, 4)} .*\\brewrites\\b`));
  const stored = 'ALTER TABLE "a" ADD COLUMN "b" text GENERATED ALWAYS AS (lower(\n"c")) STORED NOT NULL;';
  expect(rewritesOf("0099.sql", `${stored}--> statement-breakpoint\n${stored.replace("STORED", "VIRTUAL")}`)).toEqual([
    "0099.sql: a",
  ]);
});

test.each([
  ['ALTER TABLE "a" ADD COLUMN "b" text;', 0],
  ['ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;', 0],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 1],
  ['ALTER TABLE "a" DROP COLUMN "b";', 1],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 1],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 1],
  ['CREATE TABLE "a" ("b" text NOT NULL);', 0],
])("%s breaks it: %i", (sql, count) => expect(breaksOf("0009.sql", sql)).toHaveLength(count));

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { products, profiles } from "@/db/schema";
import { seed } from "@/db/seed";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { folded } from "@/lib/domain/platform/understand/terms";
import { foldedText } from "./markers-sql";

const EXAMPLES = "lib/domain/platform/understand/examples/abroad";

/** Of Latin to Han, of Hangul, and other forms of letters: those that Unicode has had for so long that PostgreSQL and Node agree on them. */
const LETTERS: readonly [first: number, last: number][] = [
  [0x20, 0x9fff],
  [0xac00, 0xd7a3],
  [0xf900, 0xffef],
];

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  await seed("demo", () => {});
});
afterAll(() => own.drop());

/** Texts that rows and queries would hold in two ways, with how rows hold them. */
async function unlike(texts: readonly string[]) {
  const rows = await database().execute<{ text: string; folded: string }>(
    sql`select t as text, ${foldedText(sql`t`)} as folded from unnest(${sql.param([...texts])}::text[]) t`,
  );
  return rows.filter((row) => row.folded.toLowerCase() !== folded(row.text));
}

describe("rows are folded as queries are", () => {
  it("letter by letter", async () => {
    const letters = LETTERS.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
    );
    expect(await unlike(letters)).toEqual([]);
  });

  it("in every language of the searches that are known", async () => {
    const files = readdirSync(EXAMPLES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".txt"));
    const searches = files.flatMap((file) => readFileSync(join(EXAMPLES, file), "utf8").split("\n"));
    expect(searches.length).toBeGreaterThan(1_000);
    expect(await unlike(searches)).toEqual([]);
  });

  it("in what the demo creators say", async () => {
    const people = await database().select().from(profiles);
    const sold = await database().select().from(products);
    const texts = [
      ...people.flatMap(({ displayName, tagline, bio, skills }) => [displayName, tagline, bio, ...skills]),
      ...sold.flatMap(({ name, summary, description, skills }) => [name, summary, description, ...skills]),
    ];
    expect(await unlike(texts)).toEqual([]);
  });

  it("and the marks of Japanese and the parts of Hangul stay", async () => {
    const [row] = await database().execute<{ ga: string; ka: string; han: string }>(
      sql`select ${foldedText(sql`'ガ'`)} as ga, ${foldedText(sql`'カ'`)} as ka, ${foldedText(sql`'한국어'`)} as han`,
    );
    expect(row?.ga).not.toBe(row?.ka);
    expect(row?.han.normalize("NFC")).toBe("한국어");
  });
});

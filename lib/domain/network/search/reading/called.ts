import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { profiles } from "@/db/schema";
import { answering } from "@/db/statements/statement";
import { vectorOf } from "@/lib/domain/people/listing/markers-sql";
import { wordsOf } from "@/lib/domain/platform/understand/terms";
import type { Asked } from "../ranking/reading/asked";

const p = alias(profiles, "p");

/** Which of these creators say a word themselves, in their name, their tagline or a skill. */
const SAYING = answering(
  { id: sql<string>`${p.id}` },
  (fields) => sql`select ${fields} from ${profiles} as ${p} where ${p.id} = any($1::text[]) and
    (${vectorOf("english", sql`${p.tagline} || ' . ' || array_to_string(${p.skills}, ' . ')`)} || ${vectorOf("simple", p.displayName)})
      @@ replace((plainto_tsquery('english', $2) || plainto_tsquery('simple', $2))::text, '&', '|')::tsquery`,
);

/**
 * Found rows without those that only their handle names, where what was asked for is what no category holds: "plumber" is not
 * @agent-plumber, unless all of the handle was typed. One statement, and only where a handle has one of the words.
 */
export async function calledSo<Row extends { id: string; handle: string }>(
  rows: readonly Row[],
  { outside, words }: Asked,
): Promise<Row[]> {
  const said = wordsOf(words);
  const isPart = ({ handle }: Row) => {
    const parts = wordsOf(handle.replaceAll("-", " "));
    return said.some((word) => parts.includes(word)) && !parts.every((part) => said.includes(part));
  };
  const named = outside ? rows.filter(isPart) : [];
  if (named.length === 0) return [...rows];
  const saying = new Set((await statement(SAYING, [named.map(({ id }) => id), words])).map(({ id }) => id));
  return rows.filter((row) => !named.includes(row) || saying.has(row.id));
}

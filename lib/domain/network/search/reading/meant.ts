import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { profileSearch } from "@/db/schema";
import { answering, literal } from "@/db/statements/statement";
import { searchWords } from "@/lib/core/values/search-words";
import { inEnglish } from "@/lib/domain/platform/understand/in-english";
import { wantedOf } from "@/lib/domain/platform/understand/reading/negations";
import { withCodesSpelled } from "@/lib/domain/platform/understand/reading/places";
import { corrected, corrections } from "@/lib/domain/platform/understand/typing/correct";
import { understand } from "@/lib/domain/platform/understand/understand";
import { MISTYPED, RETOLD } from "../ranking/find";

const s = alias(profileSearch, "s");

/** Which of these words some row holds. */
const HELD = answering(
  { word: sql<string>`w.word` },
  (fields) => sql`select ${fields} from unnest($1::text[]) as w (word) where exists (
    select from ${profileSearch} as ${s}
    where ${s.full} @@ (plainto_tsquery('english', w.word) || plainto_tsquery('simple', w.word)) limit ${literal(1)})`,
);

/** A query with the words that nobody uses as they were probably meant; null when there are none. */
export async function meantBy(query: string | undefined): Promise<string | null> {
  const words = searchWords(query);
  const fixes = corrections(words);
  if (fixes.length === 0) return null;
  const rows = await statement(HELD, [fixes.map(({ from }) => from)]);
  const held = new Set(rows.map(({ word }) => word));
  return corrected(words, (word) => held.has(word));
}

/**
 * What a query that found nobody may have said: the same in English where it is written in another language, or with slips put right.
 * Null when neither is to be had.
 */
export function retold(query: string | undefined): string | null {
  // a refusal is none in the words of another language
  const { left, excluded } = wantedOf(query ?? "");
  const words = searchWords(left);
  const refused = excluded.map(({ phrase }) => `not ${withCodesSpelled(phrase.split(" "), query ?? "").join(" ")}`);
  const refusing = (said: string | null) => said && [said, ...refused].join(", ");
  // what already named a service in another language was read in English, too, and so was what no category holds
  const { concepts, outside } = understand(words);
  const isRead = outside || concepts.some(({ slug, category, weak }) => slug !== category && !weak);
  return refusing((isRead ? null : inEnglish(words)) ?? corrected(words));
}

/** By which words a page after the first was begun, as its cursor says: what they are, and from where its readings are counted. */
export async function meantAt(level: number, query = ""): Promise<{ base: number; query: string }> {
  const base = level >= RETOLD ? RETOLD : MISTYPED;
  return { base, query: (base === RETOLD ? retold(query) : await meantBy(query)) ?? query };
}

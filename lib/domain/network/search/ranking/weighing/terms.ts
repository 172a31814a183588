import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { searchTerms } from "@/db/schema";
import { answering, literal } from "@/db/statements/statement";
import { isRefusal } from "../markers";
import { lexemesOf } from "./parts";

/**
 * A word of a query as the index holds it, how rare it is (0 for a word of every row, about 1 for one that is nowhere), and whether it is
 * known to be in any.
 */
export type Term = { word: string; lexeme: string; rarity: number; known: boolean };

const t = alias(searchTerms, "t");
/** The row that counts all rows. */
export const ALL_ROWS = "";
/** The one that counts all offers. */
export const ALL_OFFERS = "~offers";
/** Below this many rows nothing is known of rarity, and words count alike. */
const LEAST_ROWS = 20;

const countOf = (term: string) =>
  sql`(select ${searchTerms.documents} from ${searchTerms} where ${searchTerms.term} = ${literal(term)})`;

const TERMS = answering(
  {
    word: sql<string | null>`l.word`,
    lexeme: sql<string>`l.lexeme`,
    documents: sql<number | null>`(select ${t.documents} from ${searchTerms} as ${t} where ${t.term} = l.lexeme)`,
    rows: sql<number | null>`n.rows`,
    offers: sql<number | null>`n.offers`,
  },
  (fields) => sql`select ${fields}
    from (select ${countOf(ALL_ROWS)} as rows, ${countOf(ALL_OFFERS)} as offers) n
    cross join (
      select w.word, w.n, l.lexeme from unnest($1::text[]) with ordinality as w (word, n)
      cross join lateral unnest(tsvector_to_array(to_tsvector('english', w.word))) as l (lexeme)
      union all select null, null, m.lexeme from unnest($2::text[]) as m (lexeme)) l order by l.n`,
);

/**
 * Terms, how many creators there are and how many offers for each, and in how many rows of creators a lexeme is: 0 for those that are rarer
 * than what `ANALYZE` tells.
 */
export type Known = { terms: Term[]; all: number; offersEach: number; rowsOf: (lexeme: string) => number };

/**
 * The lexemes of words, each with its rarity: the inverse document frequency of BM25 as a part of the greatest possible. Words that mean
 * nothing to the index (the, of) are left out. Of other lexemes, as they are, only in how many rows they are.
 */
export async function termsOf(words: readonly string[], others: readonly string[]): Promise<Known> {
  const rows =
    words.length + others.length === 0 ? [] : await statement(TERMS, [[...new Set(words)], [...new Set(others)]]);
  const counts = new Map(rows.map(({ lexeme, documents }) => [lexeme, documents ?? 0]));
  const seen = new Set<string>();
  const terms = rows.flatMap(({ word, lexeme, documents, rows: all }) => {
    if (word === null || seen.has(lexeme)) return [];
    seen.add(lexeme);
    return [{ word, lexeme, rarity: rarityOf(documents ?? 0, all ?? 0), known: documents !== null }];
  });
  const { rows: all, offers } = rows[0] ?? { rows: null, offers: null };
  const offersEach = all && offers ? offers / all : 1;
  return { terms, all: all ?? 0, offersEach, rowsOf: (lexeme) => counts.get(lexeme) ?? 0 };
}

/** Which share of all rows hold every one of these parts of a tsquery, taken as independent of each other; 0 where nothing is known. */
export function shareOf(parts: readonly string[], { all, rowsOf }: Pick<Known, "all" | "rowsOf">): number {
  const sharing = (part: string) =>
    Math.min(
      lexemesOf(part).reduce((sum, lexeme) => sum + rowsOf(lexeme) / all, 0),
      1,
    );
  const heldBy = (part: string) => (isRefusal(part) ? 1 - sharing(part) : sharing(part));
  return all === 0 ? 0 : parts.reduce((share, part) => share * heldBy(part), 1);
}

/** ln(1 + (N − n + ½) / (n + ½)) as a part of what it is for n = 0. */
export function rarityOf(documents: number, all: number): number {
  if (all < LEAST_ROWS) return 1;
  const idf = (n: number) => Math.log(1 + (all - n + 0.5) / (n + 0.5));
  return idf(Math.min(documents, all)) / idf(0);
}

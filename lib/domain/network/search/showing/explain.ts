import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { products, profiles } from "@/db/schema";
import { answering, byShape } from "@/db/statements/statement";
import type { CreatorSearch, RelaxedView, UnderstoodView } from "@/lib/contracts/network/search/search";
import type { Context } from "@/lib/core/context";
import { corrections } from "@/lib/domain/platform/understand/typing/correct";
import { searchCreators } from "../creators";
import { searchOffers } from "../offers";
import { find } from "../ranking/find";
import { type Plan, planOf } from "../ranking/plan";
import { PLACES } from "../ranking/ranked";
import { readOf, viewUnderstood } from "../ranking/reading/asked";
import { SOURCES, type Source } from "../ranking/source";
import { cheapFactor, responseFactor, SCORE, trustFactor } from "../ranking/weighing/score";

const SHOWN = 10;

/** What a part of a score is called, and what it adds. */
export type Part = { label: string; adds: number };

/** Why a result stands where it does: what was added, and by what that was multiplied. */
export type ExplainedResult = {
  id: string;
  name: string;
  path: string;
  score: number;
  trades: Part[];
  words: Part[];
  /** Which part of what was said it has, 0 to 1, and what that adds. */
  held: { part: number; adds: number };
  factors: { label: string; times: number }[];
};

export type ExplainedSearch = {
  /** The query that was answered, where the one that was asked was not. */
  readAs: string | null;
  corrections: { from: string; to: string }[];
  understood: UnderstoodView | null;
  relaxed: RelaxedView[];
  /** What was weighed, and which part of the score it can have. */
  weights: { trades: Part[]; words: Part[] };
  /** Empty when nothing was ranked: without words, results stand by trust alone. */
  results: ExplainedResult[];
};

/**
 * Reads a query as the search does and says, for the first ten results, what their scores are made of. Agents' view: discoverable creators
 * alone. Nothing of it is kept.
 */
export async function explainSearch(
  ctx: Context,
  source: Source["name"],
  search: Omit<CreatorSearch, "audience" | "sort">,
): Promise<ExplainedSearch> {
  const asked: CreatorSearch = { ...search, limit: SHOWN, audience: "agent" };
  // the verb itself says which query it answers
  const answered = await (source === "creators" ? searchCreators(ctx, asked) : searchOffers(ctx, asked));
  const meant = { ...asked, ...(answered.read_as && { query: answered.read_as }) };
  const read = readOf(meant, ctx.now);
  const found = await find(source, meant, read, { now: ctx.now, limit: SHOWN });
  const base = {
    readAs: answered.read_as ?? null,
    corrections: answered.read_as ? corrections(search.query ?? "") : [],
    understood: found?.read ? viewUnderstood(found.read, found.asked) : null,
    relaxed: found && found.rows.length > 0 ? found.relaxed : [],
  };
  if (!found || found.asked.words === "") return { ...base, weights: { trades: [], words: [] }, results: [] };
  const plan = await planOf(found.asked);
  const parts = await partsOf(
    source,
    found.rows.map(({ id }) => id),
    plan,
  );
  return {
    ...base,
    weights: {
      trades: plan.concepts.map(({ label, weight }) => ({ label, adds: weight })),
      words: plan.terms.map(({ label, rank }) => ({ label, adds: rank })),
    },
    results: parts.map((row) => viewResult(row, plan, found.asked.cheap)),
  };
}

type Parts = {
  id: string;
  name: string;
  path: string;
  trust: number;
  price: number | null;
  response: number | null;
  words: number[];
  holds: boolean[];
  trades: boolean[];
};

function viewResult(row: Parts, plan: Plan, cheap: boolean): ExplainedResult {
  const trades = plan.concepts.flatMap(({ label, weight }, n) => (row.trades[n] ? [{ label, adds: weight }] : []));
  const words = plan.terms.flatMap(({ label }, n) =>
    (row.words[n] ?? 0) > 0 ? [{ label, adds: row.words[n] ?? 0 }] : [],
  );
  const part = plan.terms.reduce((sum, { held }, n) => sum + (row.holds[n] ? held : 0), 0);
  const factors = [
    { label: `Trust ${row.trust}`, times: trustFactor(row.trust) },
    { label: "Answers requests", times: responseFactor(row.response) },
    ...(cheap ? [{ label: "Low price", times: cheapFactor(row.price) }] : []),
  ];
  const sum = [...trades, ...words].reduce((all, { adds }) => all + adds, 0) + SCORE.held * part;
  return {
    id: row.id,
    name: row.name,
    path: row.path,
    score: factors.reduce((score, { times }) => score * times, sum),
    trades,
    words,
    held: { part, adds: SCORE.held * part },
    factors,
  };
}

const p = alias(profiles, "p");
const o = alias(products, "o");

const NAMES: Record<Source["name"], { name: SQL<string>; path: SQL<string>; join: SQL }> = {
  creators: {
    name: sql`${p.displayName}`,
    path: sql`'/' || ${p.handle}`,
    join: sql`join ${profiles} as ${p} on ${p.id} = wanted.id`,
  },
  offers: {
    name: sql`${o.name} || ', by ' || ${p.displayName}`,
    path: sql`'/' || ${p.handle} || '/products/' || ${o.slug}`,
    join: sql`join ${products} as ${o} on ${o.id} = wanted.id join ${profiles} as ${p} on ${p.id} = ${o.profileId}`,
  },
};

const parted = byShape((name: string) => {
  const source = SOURCES[name as Source["name"]];
  const { name: called, path, join } = NAMES[source.name];
  const { id, from, full, trust, price, response } = source;
  return answering(
    {
      id: sql<string>`wanted.id`,
      name: called,
      path,
      trust: sql<number>`${trust}`,
      price: sql<number | null>`${price}`,
      response: sql<number | null>`${response}`,
      words: sql<number[]>`(select array_agg(rank * ts_rank(${PLACES}, ${full}, query::tsquery) order by n)
        from unnest($2::text[], $3::double precision[]) with ordinality as t (query, rank, n))`,
      holds: sql<
        boolean[]
      >`(select array_agg(${full} @@ query::tsquery order by n) from unnest($2::text[]) with ordinality as t (query, n))`,
      trades: sql<
        boolean[]
      >`coalesce((select array_agg(${full} @@ query::tsquery order by n) from unnest($4::text[]) with ordinality as t (query, n)), '{}')`,
    },
    (fields) => sql`select ${fields} from unnest($1::text[]) with ordinality as wanted (id, place)
      join ${from} on ${id} = wanted.id ${join} order by wanted.place`,
  );
});

function partsOf(source: Source["name"], ids: readonly string[], { terms, concepts }: Plan): Promise<Parts[]> {
  return statement<Parts>(parted(source) as SQL as SQL<Parts>, [
    [...ids],
    terms.map(({ query }) => query),
    terms.map(({ rank }) => rank),
    concepts.map(({ query }) => query),
  ]);
}

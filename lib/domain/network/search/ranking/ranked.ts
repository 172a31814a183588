import { type Column, type SQL, sql } from "drizzle-orm";
import { inSlice, SLICES } from "@/db/schema/trust-slices";
import { answering, byShape, literal, unguessed } from "@/db/statements/statement";
import type { StatementValue } from "@/db/statements/trailing";
import type { CreatorSearch, Sort } from "@/lib/contracts/network/search/search";
import { MARKED, MARKED_WITH, type Marked, MOST_COUNTED } from "./marked";
import { allOf } from "./markers";
import type { Plan } from "./plan";
import type { Asked } from "./reading/asked";
import { type FoundRow, SHOWN } from "./shown";
import { columnFilters, type Filter, foundHolding, SOURCES, type Source } from "./source";
import { COVERAGE, SCORE } from "./weighing/score";

/** So many rows of each arm are ranked: a common word costs about what a rare one does. */
export const SAMPLE = 120;
/** An arm that so few rows hold is read in one go: a slice after the other would look for each of its words six times. */
export const FEW = 2 * SAMPLE;
/** What is known of frequencies may be old or of another table: more than this times a sample is not read in one go. */
const MOST_READ = 8;

/** What is said of a found row: by `key`, the highest first, results are ordered. */
const STANDING = {
  id: sql<string>`best.id`,
  key: sql<number>`best.key`,
  words: sql<number>`best.words`,
  held: sql<number>`best.held`,
  concept: sql<number>`best.concept`,
};

/** By what rows are ordered, the highest first. */
const KEYS: Record<Sort, SQL> = {
  best: sql`score`,
  price: sql`-coalesce(price, 2000000000)::double precision`,
  delivery: sql`-coalesce(days, 100000)::double precision`,
  rating: sql`coalesce(rating, 0)`,
  newest: sql`extract(epoch from since)::double precision`,
};

export type RankedPage = {
  after: readonly [key: number, id: string] | undefined;
  limit: number;
  /** Rows that were shown before their turn. */
  shown?: readonly string[] | undefined;
  /** Whether what fits is counted too: then 1,001 rows of each arm are ranked. */
  counted?: boolean | undefined;
};

type RankedRow<N extends Source["name"]> = Omit<FoundRow<N>, "key"> & { key: number; marked?: Marked };

/**
 * The rows that fit what was asked, of each arm the most trusted slices first until it has its sample; of those that hold enough of it
 * the best. Score: concept and words (each weighed by rarity and by where it stands, saturating), times trust and response.
 */
export function rankedStatement<N extends Source["name"]>(
  source: N,
  search: CreatorSearch,
  asked: Asked,
  plan: Plan,
  { after, limit, shown = [], counted = false }: RankedPage,
) {
  const { names, values } = columnFilters(asked.columns, plan.facet);
  const shape = [source, seenBy(search.audience, plan), search.sort ?? "best", counted ? "counted" : "page"] as const;
  return {
    statement: ranked(...shape, ...names) as SQL as SQL<RankedRow<N>>,
    params: [
      ...scoringValues(source, asked, plan, counted ? MOST_COUNTED : SAMPLE),
      after?.[0] ?? null,
      after?.[1] ?? null,
      limit,
      [...shown],
      ...values,
    ] as StatementValue[],
  };
}

/** The values `$1` to `$15` of statements that score. */
function scoringValues(source: Source["name"], asked: Asked, plan: Plan, sample: number): StatementValue[] {
  return [
    plan.arms.map(({ query }) => (plan.marks.length > 0 ? allOf([`(${query})`, ...plan.marks]) : query)),
    plan.terms.map(({ query }) => query),
    plan.terms.map(({ rank }) => rank),
    plan.terms.map(({ held }) => held),
    plan.terms.map(({ mass }) => mass),
    plan.concepts.map(({ query }) => query),
    plan.concepts.map(({ weight }) => weight),
    plan.terms.map(({ trade }) => trade),
    asked.cheap ? 1 : 0,
    sample,
    plan.terms.map(({ written }) => written),
    plan.enough,
    plan.arms.map(({ rows }) => Number(rows * (source === "offers" ? plan.offersEach : 1) <= FEW)),
    plan.arms.map(({ later }) => Number(later)),
    // what another arm reads as well is read for the order, not for the count
    plan.arms.map(({ within }) => (within ? SAMPLE : sample)),
  ];
}

/** Weights of the places where a word stands: bio and posts, categories and summaries, tagline and product names, name and skills. */
export const PLACES = sql`'{0.15, 0.4, 0.75, 1}'::real[]`;

const figure = (value: number) => sql.raw(`${value}::double precision`);
/** What a word covers by where it is written. */
const COVERED = sql`case when at > 0 then written * (${figure(COVERAGE.written)} + ${figure(1 - COVERAGE.written)} * least(at / (held * ${figure(COVERAGE.once)}), 1)) else 0 end`;
const LEAST = figure(SCORE.leastOfBest);
const AGAIN = figure(SCORE.again);
const HELD = figure(SCORE.held);
const TRUST = sql`(${figure(SCORE.leastTrust)} + trust * ${figure((1 - SCORE.leastTrust) / 100)})`;
const RESPONSE = sql`(${figure(SCORE.leastResponse)} + coalesce(response, ${sql.raw(String(SCORE.unknownResponse))}) * ${figure((1 - SCORE.leastResponse) / 100)})`;
const CHEAP = sql`(1 + $9::integer * ${figure(SCORE.cheapCents)} / (${figure(SCORE.cheapCents)} + coalesce(price, 1000000)))`;

/** Unpacked once, not for each term: a filter of lexemes that names none copies the vector as it is. */
const unpacked = (text: Column) => sql`setweight(${text}, 'D', '{}'::text[])`;

/** Where the rows of an arm are: by trust, of those that few hold; else those of one slice after the other until there are enough. */
function candidates(source: Source, seen: string, filters: SQL | undefined): SQL {
  const { from, id, full, trust, discoverable, row } = source;
  const listed = seen === "all" ? undefined : sql` and ${discoverable}`;
  return sql`(select place from (
        select ${row} as place, ${trust} as trust, ${id} as id from ${from}
        where arms.few and ${full} @@ arms.query${listed}${filters} limit ${literal(MOST_READ)} * arms.most) few
      order by trust desc, id limit arms.most)
      union all ${bySlice(source, seen, row, sql`arms.query`, sql` and not arms.few${filters} limit arms.most`)}`;
}

/** Which rows are asked for: all, or the discoverable ones, of which the row tells or, where they are the fewer, the index. */
export type Seen = "all" | "row" | "index";

/** Which rows an audience sees, and who tells. */
export function seenBy(audience: CreatorSearch["audience"], { discoverable }: Plan): Seen {
  return audience === "agent" ? discoverable : "all";
}

/** A column of the rows that hold a query, the most trusted slices first; `rest` is how the statement of each slice goes on. */
export function bySlice(
  { from, full, trust, discoverable }: Source,
  seen: string,
  column: Column | SQL,
  query: SQL,
  rest: SQL,
): SQL {
  const listed = seen === "row" ? sql` and ${discoverable}` : undefined;
  const each = SLICES.map((slice) => {
    const held = seen === "index" ? sql`(${query} && ${literal(`~d${slice}`)}::tsquery)` : query;
    return sql`(select ${column} from ${from} where ${full} @@ ${held} and ${inSlice(trust, slice)}${listed}${rest})`;
  });
  return sql.join(each, sql` union all `);
}

/** The `with` of every statement that scores: `scored` has who fits, with the columns of the source; filters are numbered from `first`. */
function scoring(source: Source, seen: string, set: readonly Filter[], first: number): SQL {
  const { from, id, creator, full, facets, trust, price, days, rating, since, response, row } = source;
  const held = sql`select place from (${candidates(source, seen, foundHolding(source, set, first))}) g limit arms.most`;
  return sql`with arms as materialized (
        select query::tsquery as query, few = 1 as few, later = 1 as later, most
        from unnest(${unguessed(sql`$1`, "text[]")}, $13::integer[], $14::integer[], $15::integer[]) as a (query, few, later, most)),
      terms as materialized (
        select query::tsquery as query, rank, held, mass, trade::tsquery as trade, written
        from unnest($2::text[], $3::double precision[], $4::double precision[], $5::double precision[], $8::text[], $11::double precision[])
          as t (query, rank, held, mass, trade, written)),
      said as materialized (select * from terms where held > 0 or mass > 0),
      besides as materialized (select query, rank from terms where not (held > 0 or mass > 0)),
      concepts as materialized (
        select query::tsquery as query, weight from unnest($6::text[], $7::double precision[]) as c (query, weight)),
      first as materialized (
        select distinct f.place from arms cross join lateral (${held}) f where not arms.later),
      found as materialized (
        select place from first union
        select f.place from arms cross join lateral (${held}) f where arms.later and (select count(*) from first) < $10::integer),
      rows as (
        select ${id} as id, ${creator} as creator, ${trust} as trust, ${price} as price, ${days} as days,
          ${rating} as rating, ${since} as since, ${response} as response,
          ${facets} as facets, ${unpacked(full)} as text
        from found join ${from} on ${row} = found.place offset 0),
      covering as (
        select rows.*, w.words, w.held from rows
        cross join lateral (
          select coalesce(sum(at), 0) as words, coalesce(sum(held) filter (where at > 0), 0) as held,
            sum(mass * greatest((rows.text @@ trade)::integer, ${COVERED})) filter (where mass > 0) / $12::double precision as covered
          from (select said.*, rank * ts_rank(${PLACES}, rows.text, query) as at from said offset 0) t) w
        where w.covered >= ${figure(COVERAGE.floor)} offset 0),
      told as (
        select c.id, c.creator, c.trust, c.price, c.days, c.rating, c.since, c.response, c.facets, c.held, c.words + m.words as words, m.concept
        from covering c cross join lateral (
          select coalesce((select sum(rank * ts_rank(${PLACES}, c.text, query)) from besides), 0) as words,
            coalesce((select sum(weight) from concepts where c.text @@ query), 0) as concept offset 0) m),
      fitting as (
        select told.*, round(((concept + words + ${HELD} * held) * ${TRUST} * ${RESPONSE} * ${CHEAP})::numeric, 6)::double precision as score
        from told),
      scored as (select * from fitting where score >= ${LEAST} * (select max(score) from fitting))`;
}

const COUNTED = sql`,
      counted as (select facets from scored limit ${literal(MOST_COUNTED)}),
      ${MARKED_WITH}`;

const ranked = byShape((name: string, seen: string, sort: string, counted: string, ...set: Filter[]) => {
  const source = SOURCES[name as Source["name"]];
  const { fields, join } = SHOWN[source.name];
  // of creators there is one row each
  const turned =
    source.name === "offers" && sort === "best"
      ? sql`select id, creator, words, held, concept, round((score * power(${AGAIN}, row_number() over (partition by creator order by score desc, id) - 1))::numeric, 6)::double precision as key from scored`
      : sql`select *, ${KEYS[sort as Sort]} as key from scored`;
  return answering(
    { ...STANDING, ...fields, ...(counted === "counted" && MARKED) },
    (found) => sql`${scoring(source, seen, set, 20)}${counted === "counted" ? COUNTED : undefined}
      select ${found} from (
        select * from (${turned}) placed
        where ($16::double precision is null or key < $16::double precision or (key = $16::double precision and id > $17::text))
          and id <> all($19::text[])
        order by key desc, id limit $18::integer) best
      ${join} order by best.key desc, best.id`,
  );
});

/** The markers of the slices of trust, the most trusted first: `g` of all rows, `d` of the discoverable ones. */
export function slices(marker: "g" | "d"): SQL {
  return sql.raw(SLICES.map((slice) => `'~${marker}${slice}'`).join(", "));
}

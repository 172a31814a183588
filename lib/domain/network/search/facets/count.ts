import { statement } from "@/db/client";
import { COUNTED_TO, type CountView, type FacetsView, type FacetView } from "@/lib/contracts/network/search/facets";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { countryName } from "@/lib/domain/platform/understand/reading/gazetteer";
import { languageName } from "@/lib/domain/platform/understand/reading/languages";
import type { Counting } from "../ranking/find";
import type { Marked } from "../ranking/marked";
import { lexeme } from "../ranking/markers";
import { rankedStatement } from "../ranking/ranked";
import { type Asked, nameOf } from "../ranking/reading/asked";
import type { Source } from "../ranking/source";
import { lexemesOf } from "../ranking/weighing/parts";
import { browsedCounts, COUNTED_BEFORE, certainCounts, eachCount } from "./count-statements";

/** How many values of a facet are told. */
const MOST_VALUES = 12;

type Kind = "category" | "subcategory" | "language" | "country";

/** By which marker rows have the value of a facet, and what it is called; undefined for what is none, such as a city. */
const KINDS: Record<Kind, { marker: string; name: (value: string) => string | undefined }> = {
  category: { marker: "~c", name: nameOf },
  subcategory: { marker: "~s", name: nameOf },
  language: { marker: "~l", name: languageName },
  country: { marker: "~p", name: countryName },
};

const KEPT_MS = 60_000;
const MOST_KEPT = 200;
/** Counts of searches without words that find more than is counted exactly, up to a minute old: many ask them, and they read most. */
const kept = new Map<string, { at: number; facets: FacetsView }>();

/**
 * What a search finds, counted by what it can be filtered by. What asks for a category or subcategory alone that very many have, or for
 * nothing, was counted within the hour. Else at most 1,001 rows are looked at; when there are more, a search without words counts each
 * value on its own, and one with words says of each that there are more. `counting` is what finding by words has counted, or how to.
 */
export async function facetsOf(
  { now }: { now: Date },
  source: Source["name"],
  search: CreatorSearch,
  asked: Asked,
  counting: Counting,
): Promise<FacetsView> {
  const before = await countedBefore(source, search, asked, counting);
  if (before) return viewFacets(before);
  if (asked.words !== "") return viewFacets(ofWords(await markedBy(source, search, asked, counting)));
  const key = JSON.stringify([source, search.audience, asked.marks, asked.columns]);
  const known = kept.get(key);
  if (known && Math.abs(now.getTime() - known.at) < KEPT_MS) return known.facets;
  const facets = viewFacets(await counted(source, search, asked));
  kept.delete(key);
  if (facets.total.more) kept.set(key, { at: now.getTime(), facets });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return facets;
}

/** What was counted: all rows, the values of each facet, the most frequent first, and how many rows hold a marker. */
type Counted = { found: number; chosen: Record<Kind, Value[]>; countOf: (mark: string) => CountView };

function viewFacets({ found, chosen, countOf }: Counted): FacetsView {
  const facet = (kind: Kind): FacetView[] =>
    chosen[kind]
      .map(({ mark, value, name }) => ({ value, name, ...countOf(mark) }))
      .sort((a, b) => Number(b.more) - Number(a.more) || b.count - a.count);
  return {
    total: { count: Math.min(found, COUNTED_TO), more: found > COUNTED_TO },
    category: facet("category"),
    subcategory: facet("subcategory"),
    language: facet("language"),
    country: facet("country"),
    verified: countOf("~v"),
  };
}

/** What is known of all that has the one thing that is asked for; null where more is asked for, or fewer have it. */
async function countedBefore(
  source: Source["name"],
  search: CreatorSearch,
  asked: Asked,
  counting: Counting,
): Promise<Counted | null> {
  const trade = onlyTrade(asked, counting);
  const [row] = trade === undefined ? [] : await statement(COUNTED_BEFORE, [source, search.audience, trade]);
  if (!row) return null;
  const counts = new Map(Object.entries(row.counts));
  return { found: counts.get("") ?? 0, chosen: chosenOf(counts), countOf: (mark) => upTo(counts.get(mark) ?? 0) };
}

/** The marker of the one trade that is asked for, empty for nothing; undefined where more is asked for. */
function onlyTrade({ words, marks, columns }: Asked, counting: Counting): string | undefined {
  const [mark = "", more] = marks;
  if (more || Object.values(columns).some((value) => value !== undefined)) return undefined;
  if (words === "") return lexemesOf(mark).join();
  const certain = "plan" in counting ? counting.plan.certain : null;
  return mark === "" && certain ? lexemesOf(certain.query).join() : undefined;
}

/** Of many, those of whom the index alone tells that they fit; where they are fewer than was known of, all that fits is ranked to be counted. */
async function markedBy(
  source: Source["name"],
  search: CreatorSearch,
  asked: Asked,
  counting: Counting,
): Promise<Marked> {
  if ("marked" in counting) return counting.marked;
  const { plan } = counting;
  if (plan.certain) {
    const many = certainCounts(source, search, asked, plan, plan.certain);
    const marked = (await statement(many.statement, many.params))[0]?.marked ?? {};
    if ((marked[""] ?? 0) > COUNTED_TO) return marked;
  }
  const all = rankedStatement(source, search, asked, plan, { after: undefined, limit: 1, counted: true });
  return (await statement(all.statement, all.params))[0]?.marked ?? {};
}

function ofWords(marked: Marked): Counted {
  const counts = new Map(Object.entries(marked));
  const found = counts.get("") ?? 0;
  // there is no way to count one value
  const isMore = (mark: string) => found > COUNTED_TO && counts.has(mark);
  const countOf = (mark: string) => ({ ...upTo(counts.get(mark) ?? 0), ...(isMore(mark) && { more: true }) });
  return { found, chosen: chosenOf(counts), countOf };
}

async function counted(source: Source["name"], search: CreatorSearch, asked: Asked): Promise<Counted> {
  const all = browsedCounts(source, search, asked);
  const counts = new Map((await statement(all.statement, all.params)).map(({ mark, rows }) => [mark, rows]));
  const found = counts.get("") ?? 0;
  const chosen = chosenOf(counts);
  if (found <= COUNTED_TO) return { found, chosen, countOf: (mark) => upTo(counts.get(mark) ?? 0) };
  const exact = await exactly(source, search, asked, Object.values(chosen).flat(), true);
  return { found, chosen, countOf: (mark) => upTo(exact.get(mark) ?? 0) };
}

const upTo = (rows: number): CountView => ({ count: Math.min(rows, COUNTED_TO), more: rows > COUNTED_TO });

function chosenOf(counts: ReadonlyMap<string, number>): Counted["chosen"] {
  return Object.fromEntries(
    Object.entries(KINDS).map(([kind, { marker, name }]) => [kind, mostFrequent(counts, marker, name)]),
  ) as Counted["chosen"];
}

type Value = { mark: string; value: string; name: string };

function mostFrequent(
  counts: ReadonlyMap<string, number>,
  marker: string,
  name: (value: string) => string | undefined,
): Value[] {
  return [...counts]
    .flatMap(([mark, rows]) => {
      const value = mark.slice(marker.length);
      const called = mark.startsWith(marker) ? name(value) : undefined;
      return called === undefined ? [] : [{ mark, value, name: called, rows }];
    })
    .sort((a, b) => b.rows - a.rows || a.name.localeCompare(b.name))
    .slice(0, MOST_VALUES);
}

async function exactly(
  source: Source["name"],
  search: CreatorSearch,
  asked: Asked,
  values: readonly Value[],
  verified: boolean,
): Promise<Map<string, number>> {
  const marks = new Map(
    [...values.map(({ mark }) => mark), ...(verified ? ["~v"] : [])].map((mark) => [mark, lexeme(mark)]),
  );
  if (marks.size === 0) return new Map();
  const each = eachCount(source, search, asked, marks);
  const rows = await statement(each.statement, each.params);
  return new Map(rows.map(({ mark, rows }) => [mark, rows]));
}

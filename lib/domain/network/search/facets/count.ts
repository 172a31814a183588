import { statement } from "@/db/client";
import { COUNTED_TO, type CountView, type FacetsView, type FacetView } from "@/lib/contracts/network/facets";
import type { CreatorSearch } from "@/lib/contracts/network/search";
import { languageName } from "@/lib/domain/platform/understand/reading/languages";
import { countryName } from "@/lib/domain/platform/understand/reading/places";
import { type Asked, nameOf } from "../ranking/asked";
import { lexeme } from "../ranking/markers";
import { planOf } from "../ranking/plan";
import type { Source } from "../ranking/source";
import { browsedCounts, eachCount, scoredCounts } from "./count-statements";

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
 * What a search finds, counted by what it can be filtered by. At most 1,001 rows are looked at; when there are more, a search without words
 * counts each value on its own, and one with words says of each that there are more.
 */
export async function facetsOf(
  { now }: { now: Date },
  source: Source["name"],
  search: CreatorSearch,
  asked: Asked,
): Promise<FacetsView> {
  if (asked.words !== "") return count(source, search, asked);
  const key = JSON.stringify([source, search.audience, asked.marks, asked.columns]);
  const known = kept.get(key);
  if (known && Math.abs(now.getTime() - known.at) < KEPT_MS) return known.facets;
  const facets = await count(source, search, asked);
  kept.delete(key);
  if (facets.total.more) kept.set(key, { at: now.getTime(), facets });
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return facets;
}

async function count(source: Source["name"], search: CreatorSearch, asked: Asked): Promise<FacetsView> {
  const rows = await countsOf(source, search, asked);
  const counts = new Map(rows.map(({ mark, rows }) => [mark, rows]));
  const found = counts.get("") ?? 0;
  const isMore = found > COUNTED_TO;
  const chosen = Object.fromEntries(
    Object.entries(KINDS).map(([kind, { marker, name }]) => [kind, mostFrequent(counts, marker, name)]),
  ) as Record<Kind, Value[]>;
  const exact =
    isMore && asked.words === "" ? await exactly(source, search, asked, Object.values(chosen).flat()) : null;
  const countOf = (mark: string): CountView => {
    const count = (exact ?? counts).get(mark) ?? 0;
    return { count: Math.min(count, COUNTED_TO), more: exact ? count > COUNTED_TO : isMore && count > 0 };
  };
  const facet = (kind: Kind): FacetView[] =>
    chosen[kind]
      .map(({ mark, value, name }) => ({ value, name, ...countOf(mark) }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return {
    total: { count: Math.min(found, COUNTED_TO), more: isMore },
    category: facet("category"),
    subcategory: facet("subcategory"),
    language: facet("language"),
    country: facet("country"),
    verified: countOf("~v"),
  };
}

async function countsOf(source: Source["name"], search: CreatorSearch, asked: Asked) {
  if (asked.words === "") {
    const counted = browsedCounts(source, search, asked);
    return statement(counted.statement, counted.params);
  }
  const plan = await planOf(asked);
  if (plan.arms.length === 0) return [];
  const counted = scoredCounts(source, search, asked, plan);
  return statement(counted.statement, counted.params);
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

async function exactly(source: Source["name"], search: CreatorSearch, asked: Asked, values: readonly Value[]) {
  const marks = new Map([...values.map(({ mark }) => mark), "~v"].map((mark) => [mark, lexeme(mark)]));
  const counted = eachCount(source, search, asked, marks);
  const rows = await statement(counted.statement, counted.params);
  return new Map(rows.map(({ mark, rows }) => [mark, rows]));
}

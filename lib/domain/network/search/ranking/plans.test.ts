import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { singleClient } from "@/db/client";
import { seed } from "@/db/seed";
import { textOf } from "@/db/statements/statement";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { COUNTED_TO } from "@/lib/contracts/network/search/facets";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "../creators";
import { facetsOf } from "../facets/count";
import { countFacets } from "../facets/count-facets";
import { certainCounts } from "../facets/count-statements";
import { handleStatement, handlesNear } from "../reading/handles";
import { browseStatement, isNarrow } from "./browse";
import { planOf } from "./plan";
import { FEW, rankedStatement, SAMPLE } from "./ranked";
import { readOf } from "./reading/asked";
import { readings } from "./reading/readings";
import { countTerms } from "./weighing/count-terms";
import type { Part } from "./weighing/parts";

const CREATORS = 3_000;
const LIMIT = 20;
/** Rows of the index that a page may read for each row that it shows. */
const PER_ROW = 40;
const NOW = new Date("2026-11-20T09:30:00.000Z");

const SENTENCE =
  "Our client ships glass jars of honey by post and one in twenty arrives broken; find somebody for a cardboard box that survives a fall";

let own: TestDatabase;
let client: ReturnType<typeof singleClient>;
beforeAll(async () => {
  own = await testDatabase();
  await seed(`large:${CREATORS}`, () => {});
  client = singleClient(own.url);
  await client`analyze profile_search, product_search`;
}, 240_000);
afterAll(async () => {
  await client?.end();
  await own.drop();
});

type Node = {
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
};

/** How many rows of the search tables a statement reads, and how many it answers. */
async function readBy({ statement, params }: { statement: unknown; params: unknown[] }) {
  const [row] = await client.unsafe<{ "QUERY PLAN": { Plan: Node }[] }[]>(
    `explain (analyze, timing off, format json) ${textOf(statement as string)}`,
    params as never[],
  );
  const plan = row?.["QUERY PLAN"][0]?.Plan as Node;
  const rowsOf = (node: Node): number => {
    const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
    const isSearch = /^(profile|product)_search$/.test(node["Relation Name"] ?? "");
    const own = isSearch ? (node["Actual Rows"] + removed) * node["Actual Loops"] : 0;
    return (node.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), own);
  };
  const indexesOf = (node: Node): string[] => [node["Index Name"] ?? [], (node.Plans ?? []).flatMap(indexesOf)].flat();
  return { read: rowsOf(plan), answered: plan["Actual Rows"], indexes: indexesOf(plan) };
}

const first = (search: CreatorSearch) => {
  const [reading] = readings(search, readOf(search, NOW), NOW);
  if (!reading) throw new Error("a search has a reading");
  return reading.asked;
};

const BROWSED: Omit<CreatorSearch, "audience">[] = [
  {},
  { category: "design-creative" },
  { subcategory: "logo-design" },
  { language: "en" },
  { country: "NO" },
  { category: "design-creative", language: "de" },
  { category: "software-development", sort: "price" },
  { verified: true, sort: "newest" },
  { sort: "rating" },
  { category: "design-creative", sort: "rating" },
];

describe.each(["creators", "offers"] as const)("%s", (source) => {
  it.each(BROWSED)("without words read few rows more than they show: %j", async (parts) => {
    const search: CreatorSearch = { ...parts, audience: "agent" };
    const asked = first(search);
    const narrow = await isNarrow(asked.marks);
    const page = browseStatement(source, search, asked, { after: undefined, limit: LIMIT, narrow });
    const { read, answered } = await readBy(page);
    expect(read).toBeLessThanOrEqual(PER_ROW * LIMIT);
    expect(answered).toBeLessThanOrEqual(LIMIT);
  });

  it.each([
    "logo",
    "design",
    "logo design for a brewery",
    "voice over in Spanish",
    "lawyer",
    "lawyer contract review",
    "zzqx",
    SENTENCE,
  ])("with words read a sample of each way to look for them: %s", async (query) => {
    const search: CreatorSearch = { query, audience: "agent" };
    const asked = first(search);
    const plan = await planOf(asked);
    const page = rankedStatement(source, search, asked, plan, { after: undefined, limit: LIMIT });
    const { read } = await readBy(page);
    // once where it is scored; where it is found so many at most as count as few
    expect(read).toBeLessThanOrEqual((SAMPLE + FEW) * plan.arms.length);
    expect(plan.arms.length).toBeLessThanOrEqual(24);
  });
  it("with words read no index of what is filtered by: most rows cost less than a limit", async () => {
    const search: CreatorSearch = { query: "figure drawing", audience: "agent", language: "en", maxPriceCents: 60_000 };
    const asked = first(search);
    const page = rankedStatement(source, search, asked, await planOf(asked), { after: undefined, limit: LIMIT });
    // as the planner sees half a million rows
    await client`update pg_class set reltuples = reltuples * 170 where relname in ('profile_search', 'product_search')`;
    const { indexes } = await readBy(page);
    await client`update pg_class set reltuples = reltuples / 170 where relname in ('profile_search', 'product_search')`;
    expect(indexes.filter((name) => /_search_(price|delivery|rating)/.test(name))).toEqual([]);
  });

  it.each(["logo design for a brewery", SENTENCE])(
    "count with words a sample of each way to look for them: %s",
    async (query) => {
      const search: CreatorSearch = { query, audience: "agent", facets: true };
      const asked = first(search);
      const plan = await planOf(asked);
      const { read } = await readBy(
        rankedStatement(source, search, asked, plan, { after: undefined, limit: LIMIT, counted: true }),
      );
      expect(read).toBeLessThanOrEqual(2 * (COUNTED_TO + 1) * plan.arms.length);
    },
  );
});

it("a filter that most fulfil is told by the row, and the index is asked for the rest", async () => {
  const asked = first({ query: "figure drawing", audience: "agent", language: "en", country: "NO" });
  const plan = await planOf(asked);
  expect(plan.facet).toEqual(["~len"]);
  expect(plan.marks).toEqual(asked.marks.filter((mark) => mark !== "'~len'"));
  expect(plan.marks).toHaveLength(1);
});

it("where few are discoverable the index tells who, and an agent's search reads none of the others", async () => {
  const search: CreatorSearch = { query: "design", audience: "agent" };
  const asked = first(search);
  const plan = await planOf(asked);
  expect(plan.discoverable).toBe("row");
  await client`update search_terms set documents = documents / 20 where term like '~d_'`;
  const rare = await planOf(asked);
  await client`update search_terms set documents = documents * 20 where term like '~d_'`;
  expect(rare.discoverable).toBe("index");
  const page = rankedStatement("creators", search, asked, rare, { after: undefined, limit: LIMIT });
  expect(textOf(page.statement)).toContain("~d6");
  const { answered } = await readBy(page);
  expect(answered).toBe(LIMIT);
});

it("a mistyped handle is looked up, not looked for", async () => {
  const search: CreatorSearch = { query: "shopsmtih", audience: "agent" };
  const handles = handlesNear("shopsmtih");
  expect(handles).toContain("shopsmith");
  expect(handles.length).toBeLessThanOrEqual(2_500);
  const { read } = await readBy(handleStatement(handles, search, first({ audience: "agent" })));
  // the demo creator's row, and once more for the card
  expect(read).toBeLessThanOrEqual(2);
});

describe("where more than are counted have the trade", () => {
  beforeAll(async () => {
    for (const table of ["profile_search", "product_search"])
      await client`update ${client(table)} set full_text = full_text || array_to_tsvector(array['~slogo-design'])`;
    await client`vacuum analyze profile_search, product_search`;
    await countTerms(systemContext("test", NOW));
  });

  it.each(["creators", "offers"] as const)("%s are counted by the index alone, each row read once", async (source) => {
    const search: CreatorSearch = { query: "logo", audience: "site", facets: true };
    const asked = first(search);
    const plan = await planOf(asked);
    expect(plan.certain?.rows).toBeGreaterThan(COUNTED_TO);
    const { read } = await readBy(certainCounts(source, search, asked, plan, plan.certain as Part));
    expect(read).toBeLessThanOrEqual(COUNTED_TO + 1);
    const { total, subcategory } = await facetsOf({ now: NOW }, source, search, asked, { plan });
    expect(total).toEqual({ count: COUNTED_TO, more: true });
    expect(subcategory[0]).toMatchObject({ value: "logo-design", count: COUNTED_TO, more: true });
  });

  it("and of more than a sample each value is counted to the last, within the hour", async () => {
    await countFacets(systemContext("test", NOW));
    const [row] = await client<{ verified: number; german: number }[]>`
      select count(*) filter (where facets @> '{~v}')::integer as verified, count(*) filter (where facets @> '{~lde}')::integer as german
      from profile_search`;
    for (const query of ["logo", undefined]) {
      const { facets } = await searchCreators(systemContext("test", NOW), { query, audience: "site", facets: true });
      const value = (count: number) => ({ count: Math.min(count, COUNTED_TO), more: count > COUNTED_TO });
      expect(facets?.verified).toEqual(value(row?.verified ?? 0));
      expect(facets?.language.find((one) => one.value === "de")).toMatchObject(value(row?.german ?? 0));
    }
  });

  it("and a filter leaves fewer than was thought, they are counted to the last", async () => {
    const [row] = await client<{ price: number }[]>`
      select from_price_cents as price from profile_search where from_price_cents is not null order by 1 offset 40 limit 1`;
    const search: CreatorSearch = { query: "logo", audience: "site", facets: true, maxPriceCents: row?.price };
    const { facets, data } = await searchCreators(systemContext("test", NOW), { ...search, limit: 100 });
    expect(data.length).toBeGreaterThan(20);
    expect(data.length).toBeLessThan(100);
    expect(facets?.total).toEqual({ count: data.length, more: false });
  });
});

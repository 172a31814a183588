import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { profiles } from "@/db/schema";
import { answering, byShape, unguessed } from "@/db/statements/statement";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { searchWords } from "@/lib/core/values/search-words";
import type { CreatorRow } from "../cards";
import { allOf } from "../ranking/markers";
import type { Asked } from "../ranking/reading/asked";
import { readings } from "../ranking/reading/readings";
import { columnFilters, type Filter, holding, OFFERS } from "../ranking/source";
import { nameStatement } from "../statements";
import { handleStatement, handlesNear } from "./handles";

/** Whom a query that found nobody names: creators, and their handle where it is one slip away from what was typed. */
export type Named = { rows: CreatorRow[]; handle?: string };

/** Whose handle is one slip away from what was typed, else whose name is spelled alike, the likest first; what filters ask must hold. */
export async function namedBy(search: CreatorSearch, now: Date, limit: number): Promise<Named> {
  const words = searchWords(search.query);
  if (words === "") return { rows: [] };
  const asked = filtersOf(search, now);
  const handles = handlesNear(words);
  if (handles.length > 0) {
    const meant = handleStatement(handles, search, asked);
    const [row] = await statement(meant.statement, meant.params);
    if (row) return { rows: [row], handle: row.handle };
  }
  const alike = nameStatement(words, search, asked, limit);
  return { rows: await statement(alike.statement, alike.params) };
}

function filtersOf(search: CreatorSearch, now: Date): Asked {
  return (readings(search, null, now)[0] as { asked: Asked }).asked;
}

const m = alias(profiles, "m");

const sold = byShape((audience: string, marked: string, ...set: Filter[]) => {
  const held = marked === "marked" ? sql` and ${OFFERS.full} @@ $3::text::tsquery` : undefined;
  const listed = audience === "agent" ? sql` and ${OFFERS.discoverable}` : undefined;
  return answering(
    { id: sql<string>`${OFFERS.id}` },
    (
      fields,
    ) => sql`select ${fields} from unnest(${unguessed(sql`$1`, "text[]")}) with ordinality as named (handle, place)
      join ${profiles} as ${m} on ${m.handle} = named.handle::citext join ${OFFERS.from} on ${OFFERS.creator} = ${m.id}
      where true${listed}${held}${holding(OFFERS, set, held ? 4 : 3)}
      order by named.place, ${OFFERS.order} desc, ${OFFERS.id} limit $2::integer`,
  );
});

/** What these creators sell, in their order; what filters ask must hold. */
export async function soldBy(
  rows: readonly CreatorRow[],
  search: CreatorSearch,
  now: Date,
  limit: number,
): Promise<{ id: string }[]> {
  if (rows.length === 0) return [];
  const asked = filtersOf(search, now);
  const { names, values } = columnFilters(asked.columns);
  const marks = asked.marks.length > 0 ? [allOf(asked.marks)] : [];
  const find = sold(search.audience, marks.length > 0 ? "marked" : "any", ...names);
  return statement(find, [rows.map(({ handle }) => handle), limit, ...marks, ...values]);
}

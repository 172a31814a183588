import { z } from "zod";
import { statement } from "@/db/client";
import type { CreatorCardView, CreatorSearch, RelaxedView, UnderstoodView } from "@/lib/contracts/network/search";
import type { Page } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor } from "@/lib/core/values/cursor";
import { searchWords } from "@/lib/core/values/search-words";
import { corrected } from "@/lib/domain/platform/understand/correct";
import type { ReadQuery } from "@/lib/domain/platform/understand/reading/read-query";
import { type CreatorRow, viewCard } from "./cards";
import { matchedOf } from "./matched";
import { type Asked, type Reading, readings, readOf, viewUnderstood } from "./ranking/asked";
import { browseStatement, isNarrow } from "./ranking/browse";
import { planOf } from "./ranking/plan";
import { rankedStatement } from "./ranking/ranked";
import { MAX_LIMIT, nameStatement } from "./statements";

/** The reading of a query that a page was answered by, and its last row: key as text and id. */
const SearchCursor = z.tuple([z.number(), z.string(), z.string()]);
/** The reading of a query as it may have been meant. */
const MISTYPED = 100;

/** Found creators. `read_as` is the query that was answered, where the one that was asked found nobody and looked mistyped. */
export type FoundCreators = Page<CreatorCardView> & {
  read_as?: string;
  understood?: UnderstoodView;
  relaxed: RelaxedView[];
};

/** A found row, with what it is ordered by as text. */
type FoundRow = CreatorRow & { id: string; key: string };

/**
 * Creators by what a query means, in the order that `sort` names; `limit` 1..100, 20 unless told. Its words are read into trades, places,
 * languages, prices and times; when nobody fulfils all of them, one constraint gives way, and that is said; then names that are spelled
 * alike, then the words as they may have been meant. Rows that fit too little are not answered. Without words the most trusted first.
 */
export async function searchCreators(ctx: Context, search: CreatorSearch): Promise<FoundCreators> {
  const limit = Math.min(Math.max(search.limit ?? 20, 1), MAX_LIMIT);
  const cursor = decodeCursor(search.cursor, SearchCursor);
  const level = cursor?.[0] ?? 0;
  if (level < MISTYPED) {
    const page = await answer(ctx, search, limit, cursor);
    if (page.data.length > 0 || cursor) return page;
    const alike = await namedAlike(ctx, search, limit);
    if (alike.length > 0) return { ...page, data: alike, relaxed: [] };
    const meant = corrected(searchWords(search.query));
    if (meant === null) return page;
    return { ...(await answer(ctx, { ...search, query: meant }, limit, undefined, MISTYPED)), read_as: meant };
  }
  const meant = corrected(searchWords(search.query)) ?? search.query;
  return { ...(await answer(ctx, { ...search, query: meant }, limit, cursor, MISTYPED)), read_as: meant };
}

type Cursor = z.output<typeof SearchCursor> | undefined;

async function answer(
  ctx: Context,
  search: CreatorSearch,
  limit: number,
  cursor: Cursor,
  base = 0,
): Promise<FoundCreators> {
  const read = readOf(search, ctx.now);
  const tries = readings(search, read);
  const from = Math.max(0, (cursor?.[0] ?? base) - base);
  const after = cursor && ([cursor[1], cursor[2]] as const);
  let kept: Answered | undefined;
  for (const [level, { asked, relaxed }] of tries.entries()) {
    if (cursor ? level !== from : level < from) continue;
    const rows = await rowsOf(search, asked, after, limit + 1);
    const answered = { level: base + level, asked, relaxed, rows };
    if (cursor || !isWeak(search, asked, rows)) {
      kept = answered;
      break;
    }
    if (!kept || kept.rows.length === 0) kept = answered;
  }
  return kept ? page(ctx, kept, read, limit) : { data: [], has_more: false, next_cursor: null, relaxed: [] };
}

type Answered = Reading & { level: number; rows: FoundRow[] };

async function page(
  { now }: Context,
  { level, asked, relaxed, rows }: Answered,
  read: ReadQuery | null,
  limit: number,
): Promise<FoundCreators> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    data: await viewed(shown, asked, now),
    has_more: last !== undefined,
    next_cursor: last ? encodeCursor([level, last.key, last.id]) : null,
    ...(read && { understood: viewUnderstood(read, asked) }),
    relaxed: rows.length > 0 ? relaxed : [],
  };
}

/** Whether what was found is nobody, or nobody who does what was asked: then a constraint gives way. */
function isWeak({ sort = "best" }: CreatorSearch, asked: Asked, rows: readonly { key: string }[]): boolean {
  const [best] = rows;
  return !best || (sort === "best" && asked.concepts.length > 0 && Number(best.key) < WEAK);
}

/** A score that nobody has who has the trade itself. */
const WEAK = 0.6;

/** The rows that fit, from a place on: ranked when there are words, else in the order of an index. */
async function rowsOf(
  search: CreatorSearch,
  asked: Asked,
  after: readonly [key: string, id: string] | undefined,
  limit: number,
): Promise<FoundRow[]> {
  if (asked.words === "") {
    const page = browseStatement(search, asked, after, limit, await isNarrow(asked.marks));
    return statement(page.statement, page.params);
  }
  const plan = await planOf(asked);
  if (plan.arms.length === 0) return [];
  const place = after && ([Number(after[0]), after[1]] as const);
  const page = rankedStatement(search, asked, plan, { after: place, limit });
  return (await statement(page.statement, page.params)).map((row) => ({ ...row, key: String(row.key) }));
}

async function viewed(rows: readonly FoundRow[], asked: Asked, now: Date): Promise<CreatorCardView[]> {
  const ids = rows.map(({ id }) => id);
  const matched = asked.words === "" || ids.length === 0 ? null : await matchedOf(ids, asked);
  return rows.map((row) => ({ ...viewCard(row, now), ...(matched && { matched: matched.get(row.id) }) }));
}

async function namedAlike({ now }: Context, search: CreatorSearch, limit: number): Promise<CreatorCardView[]> {
  const words = searchWords(search.query);
  if (words === "") return [];
  const { asked } = readings(search, null)[0] as { asked: Asked };
  const page = nameStatement(words, search, asked, limit);
  return (await statement(page.statement, page.params)).map((row) => viewCard(row, now));
}

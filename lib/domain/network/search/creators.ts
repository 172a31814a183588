import type { FacetsView } from "@/lib/contracts/network/search/facets";
import type {
  CreatorCardView,
  CreatorSearch,
  RelaxedView,
  UnderstoodView,
} from "@/lib/contracts/network/search/search";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { viewCard } from "./cards";
import { facetsOf } from "./facets/count";
import { endedAt, searchCursor, searchName } from "./ranking/cursor";
import { find, MISTYPED, RETOLD, type Start } from "./ranking/find";
import { type Asked, readOf, viewUnderstood } from "./ranking/reading/asked";
import { asksNothing } from "./ranking/reading/asks-nothing";
import type { FoundRow } from "./ranking/shown";
import { calledSo } from "./reading/called";
import { meantAt, meantBy, retold } from "./reading/meant";
import { namedBy } from "./reading/named";
import { gaveWay } from "./showing/gave-way";
import { matchedOf } from "./showing/matched";
import { MAX_LIMIT } from "./statements";

/** Found creators. `read_as` is the query that was answered, where the one that was asked found nobody and looked mistyped. */
export type FoundCreators = Page<CreatorCardView> & {
  read_as?: string;
  understood?: UnderstoodView;
  relaxed: RelaxedView[];
  facets?: FacetsView;
};

/**
 * Creators by what a query means, in the order that `sort` names; `limit` 1..100, 20 unless told. Its words are read into trades, places,
 * languages, prices and times; when nobody fulfils all of them, one constraint gives way, and that is said; then names that are spelled
 * alike, then the words as they may have been meant. Rows that fit too little are not answered. Without words the most trusted first.
 */
export async function searchCreators(ctx: Context, asked: CreatorSearch): Promise<FoundCreators> {
  const search = { ...asked, name: searchName("creators", asked) };
  if (asksNothing(search, ctx.now)) return { data: [], has_more: false, next_cursor: null, relaxed: [] };
  const limit = Math.min(Math.max(search.limit ?? 20, 1), MAX_LIMIT);
  const cursor = endedAt(search.name, search.cursor);
  const start = cursor && { level: cursor.level % MISTYPED, key: cursor.key, id: cursor.id };
  if (cursor && cursor.level >= MISTYPED) {
    const { base, query } = await meantAt(cursor.level, search.query);
    return { ...(await answer(ctx, { ...search, query }, limit, start, base)), read_as: query };
  }
  const unknown = cursor ? null : await meantBy(search.query);
  if (unknown !== null) {
    const page = await answer(ctx, { ...search, query: unknown }, limit, undefined, MISTYPED);
    if (page.data.length > 0) return { ...page, read_as: unknown };
  }
  const page = await answer(ctx, search, limit, start);
  if (page.data.length > 0 || cursor) return page;
  const { rows, handle } = await namedBy(search, ctx.now, limit);
  if (rows.length > 0) {
    const data = rows.map((row) => viewCard(row, ctx.now));
    return { ...page, data, relaxed: [], ...(handle && { read_as: handle }) };
  }
  const meant = retold(search.query);
  if (meant === null) return page;
  return { ...(await answer(ctx, { ...search, query: meant }, limit, undefined, RETOLD)), read_as: meant };
}

/** What was asked for, and its name for cursors, which stays when the words are read in another way. */
type Named = CreatorSearch & { name: string };

async function answer(
  { now }: Context,
  search: Named,
  limit: number,
  start: Start | undefined,
  base = 0,
): Promise<FoundCreators> {
  const read = readOf(search, now);
  const found = await find("creators", search, read, { now, limit: limit + 1, start });
  if (!found) return { data: [], has_more: false, next_cursor: null, relaxed: [] };
  const { level, read: meant, asked, relaxed, rows, counting } = found;
  const shown = await calledSo(rows.slice(0, limit), asked);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const [data, facets] = await Promise.all([
    viewed(shown, asked, now),
    search.facets ? facetsOf({ now }, "creators", search, asked, counting) : undefined,
  ]);
  return {
    data,
    has_more: last !== undefined,
    next_cursor: last
      ? searchCursor(search.name, { level: base + level, key: last.key, id: last.id, ahead: "" })
      : null,
    ...(meant && { understood: viewUnderstood(meant, asked) }),
    relaxed: gaveWay(relaxed, read, shown),
    ...(facets && { facets }),
  };
}

async function viewed(rows: readonly FoundRow<"creators">[], asked: Asked, now: Date): Promise<CreatorCardView[]> {
  const ids = rows.map(({ id }) => id);
  const matched = asked.words === "" || ids.length === 0 ? null : await matchedOf(ids, asked);
  return rows.map((row) => ({ ...viewCard(row, now), ...(matched && { matched: matched.get(row.id) }) }));
}

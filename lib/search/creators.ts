import { z } from "zod";
import { statement } from "@/db/client";
import type { Page } from "@/lib/contracts/page";
import type { CreatorCardView, CreatorSearch } from "@/lib/contracts/search";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/cursor";
import { profileUrl, viewCategories } from "@/lib/profiles/view";
import { browseSql, CATEGORY_COUNTS, matchSql, nameSql } from "./statements";

/** A creator as the search statements answer one. */
export type Row = Omit<CreatorCardView, "categories" | "profile_url"> & { id: string; categories: string[] };

const MAX_WORDS = 12;
const BrowseCursor = z.tuple([z.number(), z.string()]);

/**
 * Creators by words, category, least trust and highest starting price, ranked by relevance × trust. Without words, the most trusted
 * first, with a cursor; with words the best `limit` matches (1..100, default 20): all words first, then any of them, then names
 * that are spelled alike.
 */
export async function searchCreators(ctx: Context, search: CreatorSearch): Promise<Page<CreatorCardView>> {
  const limit = Math.min(Math.max(search.limit ?? 20, 1), 100);
  const words = normalise(search.query);
  if (words === "") return browse(search, limit);
  const found = new Map<string, Row>();
  for (const attempt of [matchSql("all"), matchSql("any"), nameSql]) {
    if (found.size >= limit) break;
    for (const row of await statement<Row>(attempt(search.audience), [words, ...filters(search), limit])) {
      if (found.size < limit) found.set(row.id, found.get(row.id) ?? row);
    }
  }
  ctx.log.debug({ request_id: ctx.requestId, found: found.size }, "creators searched");
  return { data: [...found.values()].map(viewCard), has_more: false, next_cursor: null };
}

/** How many listed creators each category has, by slug. */
export async function countByCategory(_ctx: Context): Promise<Record<string, number>> {
  const rows = await statement<{ category: string; creators: number }>(CATEGORY_COUNTS, []);
  return Object.fromEntries(rows.map((r) => [r.category, r.creators]));
}

async function browse(search: CreatorSearch, limit: number): Promise<Page<CreatorCardView>> {
  const [trust, id] = decodeCursor(search.cursor, BrowseCursor) ?? [101, ""];
  const rows = await statement<Row>(browseSql(search.audience), [...filters(search), trust, id, limit + 1]);
  const page = pageOf(rows, limit, (row) => [row.trust_score, row.id]);
  return { ...page, data: page.data.map(viewCard) };
}

function filters(search: CreatorSearch): [string | null, number, number | null] {
  return [search.category ?? null, Math.ceil(search.minTrustScore ?? 0), search.maxPriceCents ?? null];
}

/** Words only: what a tsquery or a trigram match makes of the rest is noise, and the number of words has a bound. */
function normalise(query: string | undefined): string {
  const words = (query ?? "").slice(0, 400).match(/[\p{L}\p{N}][\p{L}\p{N}+#.'-]*/gu) ?? [];
  return words.slice(0, MAX_WORDS).join(" ");
}

export function viewCard({ id: _id, ...row }: Row): CreatorCardView {
  return { ...row, categories: viewCategories(row.categories), profile_url: profileUrl(row.handle) };
}

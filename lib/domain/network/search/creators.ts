import { z } from "zod";
import { statement } from "@/db/client";
import type { CreatorCardView, CreatorSearch } from "@/lib/contracts/network/search";
import type { Page } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { searchWords } from "@/lib/core/values/search-words";
import { avatarUrl, profileUrl, viewCategories } from "@/lib/domain/people/profiles/view";
import { viewThumb } from "@/lib/domain/platform/media/view";
import {
  browseStatement,
  CATEGORY_COUNTS,
  type CreatorRow,
  MAX_LIMIT,
  matchStatement,
  nameStatement,
  type SearchStatement,
} from "./statements";

const BrowseCursor = z.tuple([z.number(), z.string()]);

/**
 * Creators by words, category, least trust and highest starting price, ranked by relevance × trust. Without words, the most trusted
 * first, with a cursor; with words the best `limit` matches (1..100, default 20): all words first, then any of them, then names
 * that are spelled alike.
 */
export async function searchCreators(ctx: Context, search: CreatorSearch): Promise<Page<CreatorCardView>> {
  const limit = Math.min(Math.max(search.limit ?? 20, 1), MAX_LIMIT);
  const words = searchWords(search.query);
  if (words === "") return browse(search, limit);
  const found = new Map<string, CreatorRow>();
  for (const attempt of attempts(words, search, limit)) {
    const asked = attempt();
    for (const row of await statement(asked.statement, asked.params)) {
      if (found.size < limit && !found.has(row.handle)) found.set(row.handle, row);
    }
    if (found.size >= limit) break;
  }
  ctx.log.debug({ request_id: ctx.requestId, found: found.size }, "creators searched");
  return { data: [...found.values()].map(viewCard), has_more: false, next_cursor: null };
}

/** What is tried in turn until there are `limit` creators. */
export function attempts(words: string, search: CreatorSearch, limit: number): (() => SearchStatement)[] {
  return [
    () => matchStatement("all", words, search, limit),
    () => matchStatement("any", words, search, limit),
    () => nameStatement(words, search, limit),
  ];
}

const COUNT_EVERY_MS = 60_000;
let counted: { at: number; counts: Promise<Record<string, number>> } | undefined;

/** How many listed creators each category has, by slug; up to a minute old, since counting reads every row. */
export async function countByCategory({ now }: Context): Promise<Record<string, number>> {
  const at = now.getTime();
  if (counted && Math.abs(at - counted.at) < COUNT_EVERY_MS) return counted.counts;
  const fresh = { at, counts: countAll() };
  counted = fresh;
  fresh.counts.catch(() => {
    if (counted === fresh) counted = undefined;
  });
  return fresh.counts;
}

async function countAll(): Promise<Record<string, number>> {
  const rows = await statement(CATEGORY_COUNTS, []);
  return Object.fromEntries(rows.map((r) => [r.category, r.creators]));
}

async function browse(search: CreatorSearch, limit: number): Promise<Page<CreatorCardView>> {
  const after = decodeCursor(search.cursor, BrowseCursor) ?? [101, ""];
  const page = browseStatement(search, after, limit + 1);
  const rows = await statement(page.statement, page.params);
  const view = ({ id: _, ...row }: (typeof rows)[number]) => viewCard(row);
  return pageOf(rows, limit, (row) => [row.trust_score, row.id], view);
}

/** A found creator, as the wire shows one. */
export function viewCard(row: CreatorRow): CreatorCardView {
  const { avatar, image, ...card } = row;
  const pictures = { avatar_url: avatar && avatarUrl(avatar), image: image && viewThumb(image) };
  return { ...card, ...pictures, categories: viewCategories(row.categories), profile_url: profileUrl(row.handle) };
}

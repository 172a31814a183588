import { z } from "zod";
import { statement } from "@/db/client";
import type { CreatorCardView, CreatorSearch } from "@/lib/contracts/network/search";
import type { Page } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { searchWords } from "@/lib/core/values/search-words";
import { viewAvailability } from "@/lib/domain/people/availability/view";
import { avatarUrl, profileUrl, viewCategories } from "@/lib/domain/people/profiles/view";
import { viewThumb } from "@/lib/domain/platform/media/view";
import { corrected } from "@/lib/domain/platform/understand/correct";
import { lexicon } from "@/lib/domain/platform/understand/lexicon";
import { type Concept, understand } from "@/lib/domain/platform/understand/understand";
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

/** Found creators. `read_as` is the query that was answered, where the one that was asked found nobody and looked mistyped. */
export type FoundCreators = Page<CreatorCardView> & { read_as?: string };

/**
 * Creators by words, category, least trust and highest starting price, ranked by relevance × trust. Without words, the most trusted
 * first, with a cursor; with words the best `limit` matches (1..100, default 20): all words first, then what the trades are called that
 * the words name in any language, then any of the words, then names that are spelled alike; last the words as they may have been meant.
 */
export async function searchCreators(ctx: Context, search: CreatorSearch): Promise<FoundCreators> {
  const limit = Math.min(Math.max(search.limit ?? 20, 1), MAX_LIMIT);
  const words = searchWords(search.query);
  if (words === "") return browse(ctx, search, limit);
  const data = await matches(ctx, words, search, limit);
  const meant = data.length === 0 ? corrected(words) : null;
  ctx.log.debug({ request_id: ctx.requestId, found: data.length, corrected: meant !== null }, "creators searched");
  const page = { data, has_more: false, next_cursor: null };
  return meant === null ? page : { ...page, data: await matches(ctx, meant, search, limit), read_as: meant };
}

async function matches(ctx: Context, words: string, search: CreatorSearch, limit: number): Promise<CreatorCardView[]> {
  const found = new Map<string, CreatorRow>();
  for (const attempt of attempts(words, search, limit)) {
    const asked = attempt();
    for (const row of await statement(asked.statement, asked.params)) {
      if (found.size < limit && !found.has(row.handle)) found.set(row.handle, row);
    }
    if (found.size >= limit) break;
  }
  return [...found.values()].map((row) => viewCard(row, ctx.now));
}

/** What is tried in turn until there are `limit` creators. */
export function attempts(words: string, search: CreatorSearch, limit: number): (() => SearchStatement)[] {
  const { concepts, covered } = understand(words);
  const trades = concepts
    .filter(({ category }) => (search.category ?? category) === category)
    .slice(0, MOST_CONCEPTS)
    .map((concept) => () => conceptStatement(concept, words, search, limit));
  const any = () => matchStatement("any", words, search, limit);
  // a trade that is most of what was said goes before single words, one that was said in passing after them
  const then = covered >= MOST_OF_IT ? [...trades, any] : [any, ...trades];
  return [() => matchStatement("all", words, search, limit), ...then, () => nameStatement(words, search, limit)];
}

const MOST_OF_IT = 0.5;

/** Of the trades that a query names, so many are looked for: each is a statement. */
const MOST_CONCEPTS = 2;
const MOST_TERMS = 8;

/** Creators of a trade's category who say any of the words, or of what the trade is called in English. */
function conceptStatement(concept: Concept, words: string, search: CreatorSearch, limit: number): SearchStatement {
  const { slug, category } = concept;
  const terms = (lexicon().english.get(slug) ?? []).slice(0, MOST_TERMS);
  return matchStatement("any", `${words} ${searchWords(terms.join(" "))}`, { ...search, category }, limit);
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

async function browse(ctx: Context, search: CreatorSearch, limit: number): Promise<Page<CreatorCardView>> {
  const after = decodeCursor(search.cursor, BrowseCursor) ?? [101, ""];
  const page = browseStatement(search, after, limit + 1);
  const rows = await statement(page.statement, page.params);
  const view = ({ id: _, ...row }: (typeof rows)[number]) => viewCard(row, ctx.now);
  return pageOf(rows, limit, (row) => [row.trust_score, row.id], view);
}

/** A found creator, as the wire shows one. */
export function viewCard(row: CreatorRow, now: Date): CreatorCardView {
  const { avatar, image, ...card } = row;
  const pictures = { avatar_url: avatar && avatarUrl(avatar), image: image && viewThumb(image) };
  const availability = viewAvailability(row.availability, now);
  return {
    ...card,
    ...pictures,
    availability,
    categories: viewCategories(row.categories),
    profile_url: profileUrl(row.handle),
  };
}

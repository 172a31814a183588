import { z } from "zod";
import { MAX_PAGE, type SearchAnswer, type SearchRequest } from "@/lib/contracts/commerce/catalog";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { searchOffers } from "@/lib/domain/network/search/offers";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { choicesOf } from "@/lib/domain/trade/commerce/item-ids";
import { soldOffers } from "@/lib/domain/trade/commerce/offers";
import { appliedFilters } from "./filters";
import { viewProduct, viewVariant, within } from "./view";

/**
 * Products for words, categories (any of them) and a range of prices, the best first; of several categories, one of each in turn. A page may hold
 * fewer than were asked for. Throws `invalid_cursor`.
 */
export async function searchCatalog(ctx: Context, request: SearchRequest): Promise<SearchAnswer> {
  const { filters, messages } = appliedFilters(request);
  const { query, pagination } = request;
  const lists = listsOf(filters.categories);
  const starts = startsOf(pagination.cursor, lists.length);
  const limit = Math.ceil(Math.min(pagination.limit, MAX_PAGE) / Math.max(1, lists.length));
  const found: string[][] = [];
  const next: Start[] = [];
  for (const [n, category] of lists.entries()) {
    const start = starts[n] ?? null;
    if (start === null) {
      next.push(null);
      continue;
    }
    const asked = { query, category, maxPriceCents: filters.price?.max, limit, cursor: start || undefined };
    const page = await searchOffers(ctx, { ...stated(asked), audience: "agent" });
    found.push(page.data.map(({ product_id }) => product_id));
    next.push(page.next_cursor);
  }
  const ids = inTurn(found);
  const sold = await soldOffers(ctx, ids);
  const products = ids.flatMap((id) => {
    const offer = sold.get(id);
    const variants = offer ? within(choicesOf(offer), filters.price).map((one) => viewVariant(offer, one)) : [];
    return offer && variants.length > 0 ? [viewProduct(offer, variants)] : [];
  });
  const more = next.some((start) => start !== null);
  return {
    products,
    pagination: { has_next_page: more, ...(more && { cursor: cursorOf(next) }) },
    ...(messages.length > 0 && { messages }),
  };
}

/** What is searched: each category that there is, or everything where none was asked for. */
function listsOf(categories: string[] | undefined): (string | undefined)[] {
  return categories?.length ? [...new Set(categories)].filter(findCategory) : [undefined];
}

/** Without what was not said: the search tells a member that is undefined from none. */
function stated<T extends object>(asked: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as never;
}

/** The first of each list, then the second of each, each once. */
function inTurn(lists: readonly string[][]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return [...new Set(Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? [])).flat())];
}

/** Where a list goes on: "" at its start, null at its end. */
type Start = string | null;
const Starts = z.array(z.string().nullable()).min(1).max(12);

function cursorOf(starts: readonly Start[]): string {
  return Buffer.from(JSON.stringify(starts)).toString("base64url");
}

function startsOf(cursor: string | undefined, lists: number): Start[] {
  if (cursor === undefined) return Array.from({ length: lists }, () => "");
  try {
    const starts = Starts.safeParse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    if (starts.success && starts.data.length === lists) return starts.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new DomainError("invalid_cursor", "The cursor is not one that this search answered.", { param: "cursor" });
}

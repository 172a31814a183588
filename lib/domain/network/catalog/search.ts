import { z } from "zod";
import {
  type CatalogFilters,
  type CatalogProduct,
  MAX_PAGE,
  type SearchAnswer,
  type SearchRequest,
} from "@/lib/contracts/commerce/catalog";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { searchOffers } from "@/lib/domain/network/search/offers";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { choicesOf } from "@/lib/domain/trade/commerce/item-ids";
import { soldOffers } from "@/lib/domain/trade/commerce/offers";
import { appliedFilters } from "./filters";
import { viewProduct, viewVariant, within } from "./view";

/** The search knows no lowest price: so many of its pages are read over at most for one of which something is left. */
const MOST_READ = 5;

/**
 * Products for words, categories (any of them) and a range of prices, the best first; of several categories, one of each in turn. A page may hold
 * fewer than were asked for. Throws `invalid_cursor`.
 */
export async function searchCatalog(ctx: Context, request: SearchRequest): Promise<SearchAnswer> {
  const { filters, messages } = appliedFilters(request);
  const { query, pagination } = request;
  const lists = listsOf(filters.categories);
  const limit = Math.ceil(Math.min(pagination.limit, MAX_PAGE) / Math.max(1, lists.length));
  let products: CatalogProduct[] = [];
  let starts = startsOf(pagination.cursor, lists.length);
  for (let read = 0; read < MOST_READ && products.length === 0 && starts.some(goesOn); read++) {
    const { ids, next } = await pageOf(ctx, { query, lists, maxPriceCents: filters.price?.max, limit }, starts);
    products = await productsOf(ctx, ids, filters.price);
    starts = next;
  }
  const more = starts.some(goesOn);
  return {
    products,
    pagination: { has_next_page: more, ...(more && { cursor: cursorOf(starts) }) },
    ...(messages.length > 0 && { messages }),
  };
}

type Asked = {
  query: string | undefined;
  lists: (string | undefined)[];
  maxPriceCents: number | undefined;
  limit: number;
};

/** The next products of each list, by id, and where each goes on. */
async function pageOf(ctx: Context, { lists, ...asked }: Asked, starts: Start[]) {
  const found: string[][] = [];
  const next: Start[] = [];
  for (const [n, category] of lists.entries()) {
    const start = starts[n] ?? null;
    if (start === null) {
      next.push(null);
      continue;
    }
    const page = await searchOffers(ctx, {
      ...stated({ ...asked, category, cursor: start || undefined }),
      audience: "agent",
    });
    found.push(page.data.map(({ product_id }) => product_id));
    next.push(page.next_cursor);
  }
  return { ids: inTurn(found), next };
}

/** Those of which a variant is within the prices. */
async function productsOf(ctx: Context, ids: string[], price: CatalogFilters["price"]): Promise<CatalogProduct[]> {
  const sold = await soldOffers(ctx, ids);
  return ids.flatMap((id) => {
    const offer = sold.get(id);
    const variants = offer ? within(choicesOf(offer), price).map((one) => viewVariant(offer, one)) : [];
    return offer && variants.length > 0 ? [viewProduct(offer, variants)] : [];
  });
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
const goesOn = (start: Start) => start !== null;
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

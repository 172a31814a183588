import { z } from "zod";
import {
  type CatalogFilters,
  type CatalogProduct,
  MAX_PAGE,
  type SearchAnswer,
  type SearchRequest,
} from "@/lib/contracts/commerce/catalog";
import type { Message } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { type FoundOffers, searchOffers } from "@/lib/domain/network/search/offers";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { choicesOf } from "@/lib/domain/trade/commerce/item-ids";
import { soldOffers } from "@/lib/domain/trade/commerce/offers";
import { appliedFilters } from "./filters";
import { viewProduct, viewVariant, within } from "./view";

/** The search knows no lowest price: so many of its pages are read over at most for one of which something is left. */
const MOST_READ = 5;

/**
 * Products for words, categories (any of them) and a range of prices, the best first; of several categories, one of each in turn. A page may hold
 * fewer than were asked for, and never more: where there are more categories than that, the rest has its turn on the next one. `messages` says
 * what of the query gave way, and as what a mistyped one was read. Throws `invalid_cursor`.
 */
export async function searchCatalog(ctx: Context, request: SearchRequest): Promise<SearchAnswer> {
  const { filters, messages } = appliedFilters(request);
  const { query, pagination } = request;
  const lists = listsOf(filters.categories);
  const asked = { query, lists, maxPriceCents: filters.price?.max, limit: Math.min(pagination.limit, MAX_PAGE) };
  let products: CatalogProduct[] = [];
  let place = placeOf(pagination.cursor, lists.length);
  for (let read = 0; read < MOST_READ && products.length === 0 && place.starts.some(goesOn); read++) {
    const page = await pageOf(ctx, asked, place);
    products = await productsOf(ctx, page.ids, filters.price);
    if (products.length > 0) messages.push(...page.told);
    place = page.next;
  }
  const more = place.starts.some(goesOn);
  return {
    products,
    pagination: { has_next_page: more, ...(more && { cursor: cursorOf(place) }) },
    ...(messages.length > 0 && { messages }),
  };
}

type Asked = {
  query: string | undefined;
  lists: (string | undefined)[];
  maxPriceCents: number | undefined;
  limit: number;
};

/** The next products of the lists, by id, what is to be said of how they were found, and where each list goes on. */
async function pageOf(ctx: Context, { lists, limit, ...asked }: Asked, place: Place) {
  const found: string[][] = [];
  const told: Message[] = [];
  const starts = [...place.starts];
  const { turns, from } = turnsOf(place, limit);
  for (const { list, most } of turns) {
    const category = lists[list];
    const page = await searchOffers(ctx, {
      ...stated({ ...asked, category, limit: most, cursor: starts[list] || undefined }),
      audience: "agent",
    });
    found.push(page.data.map(({ product_id }) => product_id));
    if (page.data.length > 0) told.push(...readingOf(page, lists.length > 1 ? category : undefined));
    starts[list] = page.next_cursor;
  }
  return { ids: inTurn(found), told, next: { starts, from } };
}

/** How many of a page each list gives that goes on, from the one whose turn it is; and whose turn it is then. */
function turnsOf({ starts, from }: Place, limit: number) {
  const order = starts.map((_, n) => (from + n) % starts.length).filter((n) => goesOn(starts[n] ?? null));
  const [each, over] = [Math.floor(limit / order.length), limit % order.length];
  const turns = order.map((list, n) => ({ list, most: each + (n < over ? 1 : 0) })).filter(({ most }) => most > 0);
  return { turns, from: order[over] ?? 0 };
}

/** What the caller did not ask for in so many words: a wish that gave way, words that were read as others. */
function readingOf({ relaxed, read_as }: FoundOffers, category: string | undefined): Message[] {
  const where = category ? `In ${category} nothing` : "Nothing";
  return [
    ...(read_as
      ? [
          {
            type: "info" as const,
            code: "read_as",
            content: `${where} was found for that: these are for "${read_as}".`,
          },
        ]
      : []),
    ...relaxed.map(({ phrase }) => ({
      type: "info" as const,
      code: "relaxed",
      content: `${where} fits with "${phrase}": these are without it.`,
    })),
  ];
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
/** Where each list goes on, and which of them comes first. */
type Place = { starts: Start[]; from: number };

const goesOn = (start: Start) => start !== null;
const Starts = z.array(z.string().nullable()).min(1).max(12);
// one that only says where the lists go on was answered before the lists took turns from page to page
const Place = Starts.transform((starts): Place => ({ starts, from: 0 })).or(
  z.object({ starts: Starts, from: z.int().min(0).max(11) }),
);

function cursorOf(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

function placeOf(cursor: string | undefined, lists: number): Place {
  if (cursor === undefined) return { starts: Array.from({ length: lists }, () => ""), from: 0 };
  try {
    const place = Place.safeParse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    if (place.success && place.data.starts.length === lists) return place.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new DomainError("invalid_cursor", "The cursor is not one that this search answered.", { param: "cursor" });
}

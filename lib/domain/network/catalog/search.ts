import type { SearchAnswer, SearchRequest } from "@/lib/contracts/commerce/catalog";
import { MAX_PAGE } from "@/lib/contracts/commerce/catalog";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { searchOfferings } from "@/lib/domain/network/search/offerings/search";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { choicesOf } from "@/lib/domain/trade/commerce/item-ids";
import { soldOffers } from "@/lib/domain/trade/commerce/offers";
import { appliedFilters, inCategories } from "./filters";
import { viewProduct, viewVariant, within } from "./view";

/** As many of the best are looked at; a search that found nothing among them is asked differently. */
const DEPTH = 100;

/** Products for words, categories (any of them) and a range of prices, the best first. Throws `invalid_cursor`. */
export async function searchCatalog(ctx: Context, request: SearchRequest): Promise<SearchAnswer> {
  const { filters, messages } = appliedFilters(request);
  const size = Math.min(request.pagination.limit, MAX_PAGE);
  const after = request.pagination.cursor === undefined ? 0 : placeOf(request.pagination.cursor);
  const ids = await found(ctx, request, filters);
  const sold = await soldOffers(ctx, ids);
  const fitting = ids.flatMap((id) => {
    const offer = sold.get(id);
    if (!offer || !inCategories(offer, filters)) return [];
    const variants = within(choicesOf(offer), filters.price).map((choice) => viewVariant(offer, choice));
    return variants.length > 0 ? [viewProduct(offer, variants)] : [];
  });
  const end = after + size;
  const more = fitting.length > end;
  return {
    products: fitting.slice(after, end),
    pagination: { has_next_page: more, ...(more && { cursor: cursorAt(end) }) },
    ...(messages.length > 0 && { messages }),
  };
}

/** The ids of what is found: of several categories, one from each in turn. */
async function found(ctx: Context, { query }: SearchRequest, filters: SearchRequest["filters"]): Promise<string[]> {
  const { categories, price } = filters ?? {};
  const known = [...new Set(categories)].filter(findCategory);
  if (categories?.length && known.length === 0) return [];
  const lists: string[][] = [];
  for (const category of known.length > 0 ? known : [undefined]) {
    const search = { query, category, maxPriceCents: price?.max, limit: DEPTH };
    lists.push((await searchOfferings(ctx, search)).map((offer) => offer.product_id));
  }
  const longest = Math.max(...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? []));
  return [...new Set(inTurn.flat())].slice(0, DEPTH);
}

const PLACE = /^after-(\d{1,3})$/;

/** The list is ranked anew for each page and at most a hundred long: a place in it is all that a cursor needs to say. */
function cursorAt(place: number): string {
  return Buffer.from(`after-${place}`).toString("base64url");
}

function placeOf(cursor: string): number {
  const [, place] = PLACE.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (place === undefined) throw new DomainError("invalid_cursor", "The cursor is not one that a search answered.");
  return Number(place);
}

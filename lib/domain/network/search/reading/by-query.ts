import type { CreatorSearch, SearchQuery } from "@/lib/contracts/network/search/search";
import type { Context } from "@/lib/core/context";
import { invalidQuery } from "@/lib/core/errors";
import { findCategory, findSubcategory, NO_CATEGORY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { type FoundCreators, searchCreators } from "../creators";
import { type FoundOffers, searchOffers } from "../offers";

/** What a caller's parameters, under the names of the wire, ask of a search: of discoverable creators, as for agents. Throws `invalid_request`. */
export function searchOfQuery(query: Partial<SearchQuery>): CreatorSearch {
  if (query.category !== undefined && !findCategory(query.category)) throw invalidQuery("category", NO_CATEGORY);
  if (query.subcategory !== undefined && !findSubcategory(query.subcategory))
    throw invalidQuery("subcategory", "is not a subcategory: `GET /v1/categories` lists them");
  const { min_trust, max_price_cents, max_delivery_days, min_rating, accepts_quotes, ...rest } = query;
  return {
    ...rest,
    minTrustScore: min_trust,
    maxPriceCents: max_price_cents,
    maxDeliveryDays: max_delivery_days,
    minRating: min_rating,
    acceptsQuotes: accepts_quotes,
    audience: "agent",
  };
}

/** Creators by the parameters of `GET /v1/creators`. Throws `invalid_cursor`. */
export function searchByQuery(ctx: Context, query: SearchQuery): Promise<FoundCreators> {
  return searchCreators(ctx, searchOfQuery(query));
}

/** Products on sale by the parameters of `GET /v1/offers`. Throws `invalid_cursor`. */
export function offersByQuery(ctx: Context, query: SearchQuery): Promise<FoundOffers> {
  return searchOffers(ctx, searchOfQuery(query));
}

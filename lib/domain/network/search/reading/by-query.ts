import type { CreatorSearch, SearchQuery } from "@/lib/contracts/network/search/search";
import type { Context } from "@/lib/core/context";
import { type DomainError, invalidQuery } from "@/lib/core/errors";
import { findCategory, findSubcategory, NO_CATEGORY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { type FoundCreators, searchCreators } from "../creators";
import { type FoundOffers, searchOffers } from "../offers";

/** What a caller's parameters, under the names of the wire, ask of a search: of discoverable creators, as for agents. Throws `invalid_request`. */
export function searchOfQuery(query: Partial<SearchQuery>): CreatorSearch {
  refuseUnknown(query, invalidQuery);
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

/** Throws what `refusal` makes of a slug that names no category or subcategory. */
export function refuseUnknown(
  { category, subcategory }: Pick<CreatorSearch, "category" | "subcategory">,
  refusal: (param: "category" | "subcategory", message: string) => DomainError,
): void {
  if (category !== undefined && !findCategory(category)) throw refusal("category", NO_CATEGORY);
  if (subcategory !== undefined && !findSubcategory(subcategory))
    throw refusal("subcategory", "is not a subcategory: `GET /v1/categories` lists them");
}

/** Creators by the parameters of `GET /v1/creators`. Throws `invalid_cursor`. */
export function searchByQuery(ctx: Context, query: SearchQuery): Promise<FoundCreators> {
  return searchCreators(ctx, searchOfQuery(query));
}

/** Products on sale by the parameters of `GET /v1/offers`. Throws `invalid_cursor`. */
export function offersByQuery(ctx: Context, query: SearchQuery): Promise<FoundOffers> {
  return searchOffers(ctx, searchOfQuery(query));
}

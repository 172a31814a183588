import type { CreatorSearch, SearchQuery } from "@/lib/contracts/network/search";
import type { Context } from "@/lib/core/context";
import { type FoundCreators, searchCreators } from "./creators";

/** What a caller's parameters, under the names of the wire, ask of a search: of discoverable creators, as for agents. */
export function searchOfQuery(query: Partial<SearchQuery>): CreatorSearch {
  const { min_trust, max_price_cents, max_delivery_days, min_rating, ...rest } = query;
  return {
    ...rest,
    minTrustScore: min_trust,
    maxPriceCents: max_price_cents,
    maxDeliveryDays: max_delivery_days,
    minRating: min_rating,
    audience: "agent",
  };
}

/** Creators by the parameters of `GET /v1/creators`. Throws `invalid_cursor`. */
export function searchByQuery(ctx: Context, query: SearchQuery): Promise<FoundCreators> {
  return searchCreators(ctx, searchOfQuery(query));
}

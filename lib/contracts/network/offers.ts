import { z } from "zod";
import { operation } from "../operation";
import { Offer } from "../trade/products/products";
import { pageOf } from "../values/page";
import { Profile } from "./profiles";
import { CreatorCard, FOUND, Matched, SearchQuery } from "./search/search";
import { EXAMPLE_OFFER, EXAMPLE_UNDERSTOOD } from "./search/search-examples";

/** Who sells an offer, as lists of offers show them. */
const OfferCreator = z
  .object({
    handle: Profile.shape.handle,
    display_name: Profile.shape.display_name,
    avatar_url: Profile.shape.avatar_url,
    verified: Profile.shape.verified,
    trust_score: CreatorCard.shape.trust_score,
    level: Profile.shape.level,
    is_new: Profile.shape.is_new,
    rating: CreatorCard.shape.rating,
    review_count: Profile.shape.review_count,
    location: Profile.shape.location,
    languages: Profile.shape.languages,
    availability: Profile.shape.availability,
    profile_url: Profile.shape.profile_url,
  })
  .meta({ id: "OfferCreator", description: "Who sells an offer." });

/** A product on sale as a search finds it. */
export const FoundOffer = Offer.extend({
  creator: OfferCreator,
  matched: Matched.optional().meta({ description: "Why it was found, when words were searched for." }),
}).meta({ id: "FoundOffer", description: "A product on sale, and who sells it." });

export type FoundOfferView = z.infer<typeof FoundOffer>;

export const OfferPage = pageOf(FoundOffer).extend(FOUND).meta({ id: "OfferPage" });

export const searchOffers = operation({
  id: "searchOffers",
  method: "GET",
  path: "/v1/offers",
  summary: "Search offers",
  description:
    "Products on sale of creators who can be discovered, one row each with its packages, ranked by what was meant as `GET /v1/creators` " +
    "reads it; `max_price_cents` and `max_delivery_days` are of the product itself. Of the first ten no two are of one creator, if there " +
    "are as many. Without a query, the first product of the most trusted first.",
  tag: "Search",
  touches: "shared",
  scope: "public",
  tier: "FREE",
  status: 200,
  query: SearchQuery,
  response: OfferPage,
  errors: ["invalid_cursor"],
  remembered: "everyone",
  example: {
    response: {
      data: [EXAMPLE_OFFER],
      has_more: false,
      next_cursor: null,
      understood: EXAMPLE_UNDERSTOOD,
      relaxed: [],
    },
  },
});

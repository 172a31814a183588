import { z } from "zod";
import { Availability } from "@/lib/contracts/network/availability";
import {
  createPortfolioPiece,
  deletePortfolioPiece,
  PortfolioPiece,
  updatePortfolioPiece,
} from "@/lib/contracts/network/portfolio";
import { CategoryRef, getProfile, Profile, TrustComponent } from "@/lib/contracts/network/profiles";
import { Review, ReviewPage, type ReviewPageView, ReviewQuery } from "@/lib/contracts/network/reviews/reviews";
import { SearchFilters, searchCreators as searchOperation } from "@/lib/contracts/network/search/search";
import { ProfileLink, updateProfile } from "@/lib/contracts/people/profile";
import { Slug } from "@/lib/contracts/trade/products/products";
import { Media, MediaChoice } from "@/lib/contracts/values/media";
import { PageQuery } from "@/lib/contracts/values/page";
import { text } from "@/lib/contracts/values/text";
import { DomainError } from "@/lib/core/errors";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { searchOfQuery } from "@/lib/domain/network/search/reading/by-query";
import { editProfile } from "@/lib/domain/people/profiles/edit";
import { profilesByHandles, profilesByIds } from "@/lib/domain/people/profiles/read";
import { createPiece } from "@/lib/domain/publishing/portfolio/create";
import { deletePiece } from "@/lib/domain/publishing/portfolio/delete";
import { updatePiece } from "@/lib/domain/publishing/portfolio/update";
import { reviewsOfCreators } from "@/lib/domain/trade/reviews/by-creators";
import { type GraphContext, load } from "../context";
import { parseArguments } from "../rendering/arguments";
import { connectionOf, pageCost, type Shown, shown } from "../rendering/connection";
import { argumentsOf, inputOf } from "../rendering/inputs";
import { mutationOf } from "../rendering/mutations";
import { type FieldsOf, fieldOf, nodeOf, objectOf } from "../rendering/objects";
import { pagesOf, queryOf } from "../rendering/queries";
import { nameObject } from "../rendering/type-of";
import { COUNTED, countable, foundFields } from "./facets";

const { min_trust: _, max_price_cents: __, ...FILTERS } = SearchFilters.shape;

const SearchQuery = PageQuery.extend({
  query: text(400).optional().meta({ description: "Words: names, skills, what they do." }),
  ...FILTERS,
  category: Slug.optional().meta({ description: "A category's slug." }),
  min_trust_score: z.number().min(0).max(100).optional().meta({ description: "The lowest trust score, 0 to 100." }),
  max_price_cents: z.int().min(0).optional().meta({ description: "Their lowest price is at most this, in US cents." }),
});

const SEARCH =
  "Creators who can be discovered: with words the best matches by relevance and trust; without, the most trusted first.";

/** `Profile`, and the queries that find creators. */
export function defineProfiles(): void {
  objectOf("CategoryRef", CategoryRef);
  objectOf("ProfileLink", Profile.shape.links.element);
  objectOf("TrustComponent", TrustComponent);
  objectOf("Availability", Availability);
  objectOf("MediaVariant", Media.shape.variants.element);
  objectOf("Media", Media);
  objectOf("PortfolioPiece", PortfolioPiece);
  nodeOf("Profile", Profile, { needs: getProfile, read: profilesByIds, also: (t) => ({ reviews: reviewsField(t) }) });
  queryOf("profile", getProfile, (context, { handle }) => load(context, profilesByHandles, handle), {
    text: "A creator's public snapshot; null for an unknown handle.",
  });
  pagesOf("profiles", { ...searchOperation, query: SearchQuery }, search, {
    text: SEARCH,
    row: Profile,
    extra: foundFields,
    rows: (context, found) => Promise.all(found.data.map(({ handle }) => load(context, profilesByHandles, handle))),
  });
  nameObject(MediaChoice, inputOf("MediaChoice", MediaChoice));
  nameObject(ProfileLink, inputOf("NewProfileLink", ProfileLink));
  mutationOf("updateProfile", updateProfile, (ctx, { body }) => editProfile(ctx, body));
  mutationOf("createPortfolioPiece", createPortfolioPiece, (ctx, { body }) => createPiece(ctx, body));
  mutationOf("updatePortfolioPiece", updatePortfolioPiece, (ctx, { id, body }) => updatePiece(ctx, id, body));
  mutationOf("deletePortfolioPiece", deletePortfolioPiece, (ctx, { id }) => deletePiece(ctx, id));
}

async function search(ctx: GraphContext["ctx"], asked: z.output<typeof SearchQuery>) {
  const { min_trust_score: min_trust, ...rest } = asked;
  const query = searchOfQuery({ ...rest, min_trust });
  const page = await searchCreators(ctx, query);
  return countable(page, async () => (await searchCreators(ctx, { ...query, ...COUNTED })).facets);
}

function reviewsField(t: FieldsOf<z.output<typeof Profile>>) {
  return t.field({
    type: connectionOf(Review, totals),
    description: "Reviews by verified buyers, newest first.",
    args: argumentsOf(t.arg, ReviewQuery),
    complexity: pageCost,
    resolve: async ({ id }: { id: string }, args: { after?: string | null }, context: GraphContext) => {
      const { limit, cursor, product_id: productId } = parseArguments(ReviewQuery, args);
      const page = await load(context, reviewsOfCreators, { profileId: id, productId, limit, cursor });
      if (!page) throw new DomainError("not_found", "The creator was not found.");
      return shown(page, args.after);
    },
  } as never);
}

/** What the page of reviews says besides its rows: totals of all of them. */
function totals(t: FieldsOf<Shown<z.output<typeof Review>>>) {
  const { rating, review_count, distribution } = ReviewPage.shape;
  const of = ({ page }: { page: unknown }) => page as ReviewPageView;
  return {
    rating: fieldOf(t, rating, (shown) => of(shown).rating),
    totalCount: fieldOf(t, review_count, (shown) => of(shown).review_count),
    distribution: fieldOf(t, distribution, (shown) => of(shown).distribution),
  };
}

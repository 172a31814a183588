import type { FoundOfferView } from "@/lib/contracts/network/offers";
import type { CreatorSearch } from "@/lib/contracts/network/search";
import type { Context } from "@/lib/core/context";
import { searchOffers } from "../offers";

/** What a search of offerings may ask; prices in US cents. */
export type OfferingSearch = Omit<CreatorSearch, "audience" | "limit" | "cursor" | "facets"> & { limit: number };

export type OfferingView = FoundOfferView;

/** Products on sale of discoverable creators by what a query means: the rows alone of `searchOffers`. */
export async function searchOfferings(ctx: Context, search: OfferingSearch): Promise<OfferingView[]> {
  const { data } = await searchOffers(ctx, { ...search, audience: "agent" });
  return data;
}

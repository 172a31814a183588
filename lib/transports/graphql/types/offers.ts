import type { z } from "zod";
import { FoundOffer, searchOffers } from "@/lib/contracts/network/offers";
import { SearchFilters } from "@/lib/contracts/network/search/search";
import { listTiers, MembershipTier } from "@/lib/contracts/trade/memberships/memberships";
import { listProducts, Offer, OfferAddon, OfferPackage, Product } from "@/lib/contracts/trade/products/products";
import { Requirement } from "@/lib/contracts/trade/products/requirements";
import { PageQuery } from "@/lib/contracts/values/page";
import { text } from "@/lib/contracts/values/text";
import type { Context } from "@/lib/core/context";
import { offersByQuery } from "@/lib/domain/network/search/reading/by-query";
import { listTiers as readTiers, tiersByIds } from "@/lib/domain/trade/memberships/read";
import { productsByIds, listProducts as readProducts } from "@/lib/domain/trade/products/list";
import { interfaceOf, nodeOf, objectOf } from "../rendering/objects";
import { pagesOf } from "../rendering/queries";
import { COUNTED, countable, foundFields } from "./facets";

const Sellable = Offer.omit({ product_id: true }).meta({ description: "What an offer and a product have in common." });

const OfferQuery = PageQuery.extend({
  query: text(400).optional().meta({ description: "What is needed: a trade, with where, for how much and by when." }),
  ...SearchFilters.shape,
});

/** What is for sale: offers and memberships as buyers see them, products as their creator does. */
export function defineOffers(): void {
  interfaceOf("Sellable", Sellable);
  objectOf("OfferPackage", OfferPackage);
  objectOf("OfferAddon", OfferAddon);
  objectOf("Requirement", Requirement);
  objectOf("Offer", Offer, { interfaces: ["Sellable"] });
  objectOf("Matched", FoundOffer.shape.matched.unwrap());
  objectOf("OfferCreator", FoundOffer.shape.creator);
  objectOf("FoundOffer", FoundOffer, { interfaces: ["Sellable"] });
  nodeOf("Product", Product, { interfaces: ["Sellable"], needs: listProducts, read: productsByIds });
  nodeOf("MembershipTier", MembershipTier, { needs: listTiers, read: tiersByIds });
  pagesOf("products", listProducts, readProducts);
  pagesOf("offers", { ...searchOffers, query: OfferQuery }, foundOffers, { extra: foundFields });
  pagesOf("tiers", listTiers, readTiers);
}

async function foundOffers(ctx: Context, asked: z.output<typeof OfferQuery>) {
  const page = await offersByQuery(ctx, { ...asked, facets: undefined });
  return countable(page, async () => (await offersByQuery(ctx, { ...asked, ...COUNTED })).facets);
}

import { listTiers, MembershipTier } from "@/lib/contracts/trade/memberships";
import { listProducts, Offer, OfferAddon, OfferPackage, Product } from "@/lib/contracts/trade/products";
import { Requirement } from "@/lib/contracts/trade/requirements";
import { listTiers as readTiers, tiersByIds } from "@/lib/domain/trade/memberships/read";
import { productsByIds, listProducts as readProducts } from "@/lib/domain/trade/products/list";
import { interfaceOf, nodeOf, objectOf } from "../rendering/objects";
import { pagesOf } from "../rendering/queries";

const Sellable = Offer.omit({ product_id: true }).meta({ description: "What an offer and a product have in common." });

/** What is for sale: offers and memberships as buyers see them, products as their creator does. */
export function defineOffers(): void {
  interfaceOf("Sellable", Sellable);
  objectOf("OfferPackage", OfferPackage);
  objectOf("OfferAddon", OfferAddon);
  objectOf("Requirement", Requirement);
  objectOf("Offer", Offer, { interfaces: ["Sellable"] });
  nodeOf("Product", Product, { interfaces: ["Sellable"], needs: listProducts, read: productsByIds });
  nodeOf("MembershipTier", MembershipTier, { needs: listTiers, read: tiersByIds });
  pagesOf("products", listProducts, readProducts);
  pagesOf("tiers", listTiers, readTiers);
}

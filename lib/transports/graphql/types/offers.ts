import { PageQuery } from "@/lib/contracts/page";
import { listTiers } from "@/lib/contracts/trade/memberships";
import { listProducts, type OfferView, ProductQuery } from "@/lib/contracts/trade/products";
import { listTiers as readTiers, tiersByIds } from "@/lib/domain/trade/memberships/read";
import { productsByIds, listProducts as readProducts } from "@/lib/domain/trade/products/list";
import { parseArguments } from "../arguments";
import { builder } from "../builder";
import { pageArguments, pageCost, shown } from "../connection";
import { admit, load } from "../context";
import { IntervalEnum, OfferKindEnum, ProductStatusEnum } from "../enums";
import { MembershipTierConnection, MembershipTierRef, OfferRef, ProductConnection, ProductRef } from "../refs";
import { standsFor } from "../root-field";

/** What is for sale: offers and memberships as buyers see them, products as their creator does. */
export function defineOffers(): void {
  const Package = builder.objectRef<OfferView["packages"][number]>("OfferPackage").implement({
    description: "One of the packages of an offer.",
    fields: (t) => ({
      tierId: t.exposeString("tier_id", { description: "Its slug, by which it is ordered." }),
      name: t.exposeString("name", { description: "Its name." }),
      description: t.exposeString("description", { description: "What it holds." }),
      priceCents: t.expose("price_cents", { type: "Cents", description: "Its price." }),
      deliveryDays: t.exposeInt("delivery_days", { description: "Days from payment to delivery." }),
      revisions: t.exposeInt("revisions", { description: "Rounds of changes included." }),
      features: t.exposeStringList("features", { description: "What is included, point by point." }),
    }),
  });
  const Addon = builder.objectRef<OfferView["addons"][number]>("OfferAddon").implement({
    description: "Something that can be added to an offer.",
    fields: (t) => ({
      addonId: t.exposeString("addon_id", { description: "Its slug, by which it is ordered." }),
      name: t.exposeString("name", { description: "Its name." }),
      description: t.exposeString("description", { description: "What it is." }),
      priceCents: t.expose("price_cents", { type: "Cents", description: "What it adds to the price." }),
      extraDays: t.exposeInt("extra_days", { description: "Days that it adds to the delivery." }),
    }),
  });

  const OfferFields = builder.interfaceRef<Omit<OfferView, "product_id">>("Sellable").implement({
    description: "What an offer and a product have in common.",
    fields: (t) => ({
      slug: t.exposeString("slug", { description: "The name in URLs." }),
      name: t.exposeString("name", { description: "As people read it." }),
      summary: t.exposeString("summary", { description: "One line." }),
      kind: t.expose("kind", { type: OfferKindEnum, description: "Flat, or with packages." }),
      priceCents: t.expose("price_cents", { type: "Cents", description: "The flat price, or the lowest package's." }),
      currency: t.exposeString("currency", { description: "Always `usd`." }),
      deliveryDays: t.exposeInt("delivery_days", { description: "Days from payment to delivery." }),
      revisions: t.exposeInt("revisions", { description: "Rounds of changes included." }),
      packages: t.expose("packages", { type: [Package], description: "Empty for a flat price." }),
      addons: t.expose("addons", { type: [Addon], description: "What can be added." }),
      url: t.exposeString("url", { description: "The page for people." }),
    }),
  });
  OfferRef.implement({
    description: "A product on sale, as buyers and agents see it.",
    interfaces: [OfferFields],
    fields: (t) => ({
      productId: t.exposeID("product_id", { description: "The product's id, by which it is ordered." }),
    }),
  });
  builder.node(ProductRef, {
    id: { resolve: (product) => product.id, description: "Identifier with the prefix `prod_`." },
    description: "A product as the creator who sells it sees it.",
    interfaces: [OfferFields],
    loadOne: (id, context) => {
      admit(context, listProducts);
      return load(context, productsByIds, id);
    },
    fields: (t) => ({
      status: t.expose("status", { type: ProductStatusEnum, description: "On sale or archived." }),
      description: t.exposeString("description", { description: "Markdown." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was put on sale." }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "When it was last changed." }),
    }),
  });
  builder.node(MembershipTierRef, {
    id: { resolve: (tier) => tier.id, description: "Identifier with the prefix `tier_`." },
    description: "A membership that followers of a creator can join.",
    loadOne: (id, context) => {
      admit(context, listTiers);
      return load(context, tiersByIds, id);
    },
    fields: (t) => ({
      slug: t.exposeString("slug", { description: "The name in URLs." }),
      name: t.exposeString("name", { description: "As people read it." }),
      description: t.exposeString("description", { description: "What members get." }),
      priceCents: t.expose("price_cents", { type: "Cents", description: "The price per interval." }),
      currency: t.exposeString("currency", { description: "Always `usd`." }),
      interval: t.expose("interval", { type: IntervalEnum, description: "How often it is paid." }),
      perks: t.exposeStringList("perks", { description: "Point by point." }),
      memberCount: t.exposeInt("member_count", { description: "Active members." }),
      active: t.exposeBoolean("active", { description: "Whether it can be joined." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was made." }),
    }),
  });

  builder.queryFields((t) => ({
    products: t.field({
      type: ProductConnection,
      ...standsFor(listProducts, "Your products in the order in which the profile shows them, archived ones too."),
      args: {
        ...pageArguments(t.arg),
        status: t.arg({ type: ProductStatusEnum, description: "Both unless told." }),
      },
      complexity: pageCost,
      resolve: async (_root, args, context) => {
        admit(context, listProducts);
        return shown(await readProducts(context.ctx, parseArguments(ProductQuery, args)), args.after);
      },
    }),
    tiers: t.field({
      type: MembershipTierConnection,
      ...standsFor(listTiers, "Your active membership tiers, in the order in which the profile shows them."),
      args: pageArguments(t.arg),
      complexity: pageCost,
      resolve: async (_root, args, context) => {
        admit(context, listTiers);
        return shown(await readTiers(context.ctx, parseArguments(PageQuery, args)), args.after);
      },
    }),
  }));
}

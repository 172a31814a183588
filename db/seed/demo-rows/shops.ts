import type { membershipTiers, Picture, posts, profiles, users } from "@/db/schema";
import type { NewProduct } from "@/lib/contracts/trade/products/products";
import { questionsOf, REQUIREMENT_TEMPLATES } from "@/lib/contracts/trade/products/requirement-templates";
import type { NewRequirement } from "@/lib/contracts/trade/products/requirements";
import { placeKeys } from "@/lib/domain/platform/understand/reading/places";
import { TAGS_VERSION, tagsOfProfile } from "@/lib/domain/platform/understand/tagging/tags";
import { type ProductRows, productRows } from "@/lib/domain/trade/products/rows";
import { createStoredPrice } from "@/lib/domain/trade/products/stored-price";
import { DEMO_BUYERS, DEMO_CREATORS, type DemoCreator, type DemoProduct } from "../demo";
import { demoSubcategories } from "../demo/subcategories";
import { ASKING } from "../demo/talks";
import { between } from "../random";
import { activeAccount } from "../sandbox";
import { HOUR_MS, type Source } from "../source";

/** A demo creator with ids and what they sell, by the product's slug. */
export type DemoShop = {
  creator: DemoCreator;
  userId: string;
  profileId: string;
  email: string;
  memberSince: Date;
  account: string | null;
  products: Map<string, ProductRows>;
  avatar: Picture | null;
};

type UserRow = typeof users.$inferInsert;

/** Every demo creator, the one with the printed sign-in first. */
export function demoShops(source: Source): DemoShop[] {
  return DEMO_CREATORS.map((creator, index) => {
    const memberSince = new Date(
      source.ago(creator.memberSinceDaysAgo).getTime() - between(source.random, 0, 9) * HOUR_MS,
    );
    const shop: DemoShop = {
      creator,
      userId: source.id("usr", memberSince),
      profileId: source.id("crt", memberSince),
      email: index === 0 ? "creator@example.com" : `${creator.handle}@example.com`,
      memberSince,
      account: null,
      products: new Map(),
      avatar: null,
    };
    for (const [position, product] of creator.products.entries()) {
      const place = {
        id: source.id("prod", memberSince),
        profileId: shop.profileId,
        slug: product.slug,
        position,
        at: memberSince,
        stored: null,
        mint: (prefix: "pkg" | "addon") => source.id(prefix, memberSince),
      };
      shop.products.set(product.slug, productRows(newProduct(creator, product), place));
    }
    return shop;
  });
}

/** Gives a shop an account that can be paid, and its flat products their price, at the embedded processor. */
export async function openForPayments(shop: DemoShop): Promise<void> {
  shop.account = await activeAccount(shop.email, shop.creator.displayName);
  for (const { product } of shop.products.values()) {
    if (product.kind !== "flat") continue;
    Object.assign(product, await createStoredPrice({ ...product, summary: product.summary ?? "" }));
  }
}

/** What a product asks its buyers: the questions of a template, where the creator has chosen one. */
function askedBy({ handle }: DemoCreator, { slug }: DemoProduct): NewRequirement[] {
  const asking = ASKING[handle];
  const template = REQUIREMENT_TEMPLATES.find((one) => asking?.product === slug && one.slug === asking.template);
  return template ? questionsOf(template) : [];
}

function newProduct(creator: DemoCreator, product: DemoProduct): NewProduct {
  const { slug, name, summary, description } = product;
  const requirements = askedBy(creator, product);
  const subcategories = demoSubcategories(creator.handle, slug);
  const described = { slug, name, summary, description, requirements, subcategories };
  if (product.kind === "flat") {
    const { priceCents: price_cents, deliveryDays: delivery_days, revisions } = product;
    return { kind: "flat", ...described, addons: [], price_cents, delivery_days, revisions };
  }
  return {
    kind: "packages",
    ...described,
    packages: product.packages.map(({ priceCents, deliveryDays, features, ...rest }) => ({
      ...rest,
      price_cents: priceCents,
      delivery_days: deliveryDays,
      features: [...features],
    })),
    addons: product.addons.map(({ priceCents, extraDays, ...rest }) => ({
      ...rest,
      price_cents: priceCents,
      extra_days: extraDays,
    })),
  };
}

/** Creators and buyers, who all sign in with one password. */
export function userRows(source: Source, shops: readonly DemoShop[], passwordHash: string): UserRow[] {
  const row = (id: string, email: string, name: string, at: Date): UserRow => ({
    id,
    email,
    name,
    passwordHash,
    emailVerifiedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  const creators = shops.map((shop) => row(shop.userId, shop.email, shop.creator.displayName, shop.memberSince));
  const buyers = DEMO_BUYERS.map(({ email, name }) => {
    const joined = source.ago(between(source.random, 905, 990));
    return row(source.id("usr", joined), email, name, joined);
  });
  return [...creators, ...buyers];
}

export function profileRow({ creator, ...shop }: DemoShop): typeof profiles.$inferInsert {
  return {
    id: shop.profileId,
    userId: shop.userId,
    handle: creator.handle,
    displayName: creator.displayName,
    tagline: creator.tagline,
    bio: creator.bio,
    avatar: shop.avatar,
    location: creator.location,
    languages: [...creator.languages],
    categories: [...creator.categories],
    skills: [...creator.skills],
    subcategories: tagsOfProfile(creator),
    places: placeKeys(creator.location),
    tagsVersion: TAGS_VERSION,
    links: [...creator.links],
    verified: creator.verified,
    foundingCreator: creator.foundingCreator,
    mcpDiscoverable: creator.discoverable,
    tier: creator.tier,
    processorAccountId: shop.account,
    payoutsEnabled: shop.account !== null,
    createdAt: shop.memberSince,
    updatedAt: shop.memberSince,
  };
}

export function tierRows(source: Source, shop: DemoShop): (typeof membershipTiers.$inferInsert)[] {
  return shop.creator.memberTiers.map((tier, position) => ({
    id: source.id("tier", shop.memberSince),
    profileId: shop.profileId,
    ...tier,
    perks: [...tier.perks],
    position,
    createdAt: shop.memberSince,
  }));
}

export function postRows(source: Source, shop: DemoShop): (typeof posts.$inferInsert)[] {
  return shop.creator.posts.map(({ daysAgo, relatedProductSlugs, ...post }) => {
    const at = new Date(source.ago(daysAgo).getTime() - between(source.random, 0, 600) * 60_000);
    return {
      id: source.id("post", at),
      profileId: shop.profileId,
      ...post,
      tags: [...post.tags],
      relatedProductIds: relatedProductSlugs.flatMap((slug) => shop.products.get(slug)?.product.id ?? []),
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    };
  });
}

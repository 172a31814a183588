import type { posts, productAddons, productPackages, products, profiles, users } from "@/db/schema";
import { TRUST_VERSION } from "@/lib/domain/people/reputation/trust";
import { placeKeys } from "@/lib/domain/platform/understand/reading/places";
import { TAGS_VERSION } from "@/lib/domain/platform/understand/tagging/tags";
import { productRows } from "@/lib/domain/trade/products/rows";
import { between, pick, type Random, shuffled } from "../random";
import { HOUR_MS, type Source } from "../source";
import { bio, type Craft, personName, postBody, postTitle, studioName, tagline } from "./text";
import { CITIES, LANGUAGES } from "./words";

export type LargeRows = {
  users: (typeof users.$inferInsert)[];
  profiles: (typeof profiles.$inferInsert)[];
  products: (typeof products.$inferInsert)[];
  packages: (typeof productPackages.$inferInsert)[];
  addons: (typeof productAddons.$inferInsert)[];
};

/** Who wrote a post, and about what. */
export type Author = { profileId: string; craft: Craft; memberSince: Date };

const PLANS = ["FREE", "FREE", "FREE", "FREE", "FREE", "FREE", "STARTER", "STARTER", "GROWTH", "ENTERPRISE"] as const;

/** What a creator sells: so many products, each of another skill. */
const PRODUCTS = 3;

/** Adds creator number `n` with three products to the rows. Answers who that is. */
export function addCreator(into: LargeRows, source: Source, craft: Craft, n: number, passwordHash: string): Author {
  const { random } = source;
  const memberSince = source.ago(1 + 1_000 * random());
  const at = { createdAt: memberSince, updatedAt: memberSince };
  const userId = source.id("usr", memberSince);
  const profileId = source.id("crt", memberSince);
  const handle = `creator-${String(n).padStart(6, "0")}`;
  const name = personName(random);
  const city = pick(random, CITIES);
  const sold = shuffled(random, craft.skills).slice(0, PRODUCTS);
  const shop = sold.map((skill, nth) => makeProduct(source, craft, skill, nth, profileId, memberSince));
  into.users.push({
    id: userId,
    email: `${handle}@example.com`,
    name,
    passwordHash,
    emailVerifiedAt: memberSince,
    ...at,
  });
  into.profiles.push({
    id: profileId,
    userId,
    handle,
    displayName: name,
    tagline: tagline(random, craft),
    bio: bio(random, craft, studioName(random), city),
    location: city,
    languages: [...new Set(["en", pick(random, LANGUAGES)])],
    categories: [craft.category],
    skills: craft.skills,
    subcategories: craft.subcategories,
    places: placeKeys(city),
    tagsVersion: TAGS_VERSION,
    verified: random() < 0.2,
    mcpDiscoverable: random() < 0.8,
    tier: pick(random, PLANS),
    trustScore: trustScore(random),
    trustVersion: TRUST_VERSION,
    fromPriceCents: Math.min(...shop.map(({ product }) => product.priceCents)),
    ...at,
  });
  into.products.push(...shop.map(({ product }) => product));
  into.packages.push(...shop.flatMap(({ packages }) => packages));
  into.addons.push(...shop.flatMap(({ addons }) => addons));
  return { profileId, craft, memberSince };
}

/** Mostly 40 to 95, most often about 68; one in twenty lies outside. */
function trustScore(random: Random): number {
  if (random() < 0.05) return random() < 0.6 ? between(random, 15, 39) : between(random, 96, 100);
  return Math.round(40 + (55 * (random() + random())) / 2);
}

/** The `nth` product of a creator, of one of their skills: every other one is of what they do on the side. */
function makeProduct(source: Source, craft: Craft, skill: string, nth: number, profileId: string, at: Date) {
  const { random } = source;
  const base = between(random, 5, 120) * 1_000;
  const days = between(random, 2, 14);
  const package_ = (name: string, factor: number, description: string) => ({
    name,
    description,
    price_cents: base * factor,
    delivery_days: days * factor,
    revisions: factor,
    features: [skill, factor === 1 ? "One round of revision" : `${factor} rounds of revision`, "Source files"],
  });
  const place = {
    id: source.id("prod", at),
    profileId,
    slug: nth === 0 ? "service" : `service-${nth + 1}`,
    position: nth,
    at,
    stored: null,
    mint: (prefix: "pkg" | "addon") => source.id(prefix, at),
  };
  const input = {
    kind: "packages" as const,
    name: skill,
    subcategories: craft.subcategories.slice(nth % craft.subcategories.length).slice(0, 1),
    summary: `${skill} as part of ${craft.kind.toLowerCase()}, in three sizes.`,
    description: `You send a brief, I answer with questions, then the work begins. ${skill} is delivered with notes on how to use it.`,
    packages: [
      package_("Basic", 1, "One clearly bounded piece of work."),
      package_("Standard", 2, "What most clients need, with room for changes."),
      package_("Premium", 4, "The whole thing, with support afterwards."),
    ],
    addons: [
      {
        name: "Rush delivery",
        description: "Your order goes first.",
        price_cents: Math.round(base * 0.4),
        extra_days: 0,
      },
      { name: "Extra revision", description: "One more round.", price_cents: Math.round(base * 0.2), extra_days: 2 },
    ],
  };
  return productRows(input, place);
}

/** A post of one of the authors, published between their first day and now. */
export function makePost(source: Source, author: Author, n: number): typeof posts.$inferInsert {
  const { random } = source;
  const since = author.memberSince.getTime();
  const at = new Date(since + Math.floor(random() * (source.now.getTime() - since - HOUR_MS)));
  const body = postBody(random, author.craft);
  return {
    id: source.id("post", at),
    profileId: author.profileId,
    slug: `note-${n}`,
    title: postTitle(random, author.craft),
    excerpt: body.slice(0, body.indexOf("\n")),
    body,
    tags: author.craft.skills.slice(0, 2).map(tagOf),
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/** A skill in the form that tags have: lower case, of letters, digits, spaces and `+ # . -`, with a letter or digit first. */
function tagOf(skill: string): string {
  const plain = skill.toLowerCase().replace(/[^\p{L}\p{N} +#.-]+/gu, " ");
  return plain
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .slice(0, 40)
    .trim();
}

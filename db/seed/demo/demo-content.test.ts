import { describe, expect, it } from "vitest";
import type { DemoCreator, DemoProduct } from "./content";
import { DEMO_BUYERS, DEMO_CREATORS } from "./index";
import { between, duplicates, isBounded, offenders, sentences, textsOf, words } from "./text-checks";

const CATEGORIES = (
  "design-creative software-development writing-translation video-animation music-audio marketing-growth " +
  "business-consulting data-ai photography-visual-arts coaching-education legal-finance lifestyle-events"
).split(" ");
const ROUTE_WORDS = ["about", "creators", "orders", "developers", "settings", "products", "posts", "api", "login"];
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a buyer can pick in a product, flat or packaged, as one list. */
const variantsOf = (product: DemoProduct) => (product.kind === "flat" ? [product] : product.packages);
const baseCents = (product: DemoProduct) => variantsOf(product).map((variant) => variant.priceCents);

const owned = <T>(pick: (creator: DemoCreator) => readonly T[]) =>
  DEMO_CREATORS.flatMap((creator) => pick(creator).map((item) => ({ creator, item })));
const products = owned((creator) => creator.products);
const posts = owned((creator) => creator.posts);
const reviews = owned((creator) => creator.reviews);
const tiers = owned((creator) => creator.memberTiers);
const at = ({ creator, item }: { creator: DemoCreator; item: { slug: string } }) => `${creator.handle}/${item.slug}`;
const byReviewer = ({ creator, item }: (typeof reviews)[number]) => `${creator.handle}/${item.buyer}@${item.daysAgo}`;
const everyText = textsOf([...DEMO_CREATORS, ...DEMO_BUYERS], "demo");

describe("demo creators", () => {
  it("are forty, three or more in each of the twelve categories, four hidden from agents", () => {
    expect(DEMO_CREATORS).toHaveLength(40);
    for (const category of CATEGORIES) {
      const primary = DEMO_CREATORS.filter((creator) => creator.categories[0] === category);
      expect(primary.length, category).toBeGreaterThanOrEqual(3);
    }
    expect(DEMO_CREATORS.filter((creator) => !creator.discoverable)).toHaveLength(4);
    expect(new Set(DEMO_CREATORS.map((creator) => creator.tier)).size).toBe(4);
    expect(new Set(DEMO_CREATORS.map((creator) => creator.location)).size).toBeGreaterThanOrEqual(36);
  });

  it("have unique, well-formed handles, names and taglines", () => {
    const handles = DEMO_CREATORS.map((creator) => creator.handle);
    expect(handles.filter((handle) => !/^[a-z0-9-]{3,30}$/.test(handle) || ROUTE_WORDS.includes(handle))).toEqual([]);
    expect(duplicates(handles)).toEqual([]);
    expect(duplicates(DEMO_CREATORS.map((creator) => creator.displayName))).toEqual([]);
    expect(duplicates(DEMO_CREATORS.map((creator) => creator.tagline.toLowerCase()))).toEqual([]);
  });

  it("keep every profile field within its bounds", () => {
    const name = (creator: DemoCreator) => creator.handle;
    const check = (isFine: (creator: DemoCreator) => boolean) => offenders(DEMO_CREATORS, name, isFine);
    expect(check((creator) => isBounded(creator.tagline, 110))).toEqual([]);
    expect(check((creator) => between(words(creator.bio), 80, 220))).toEqual([]);
    expect(check((creator) => between(creator.bio.split("\n\n").length, 2, 4))).toEqual([]);
    expect(check((creator) => /\b(I|my|me)\b/.test(creator.bio))).toEqual([]);
    expect(check((creator) => creator.languages.every((code) => /^[a-z]{2}$/.test(code)))).toEqual([]);
    expect(check((creator) => between(new Set(creator.languages).size, 1, 4))).toEqual([]);
    expect(check((creator) => new Set(creator.categories).size === creator.categories.length)).toEqual([]);
    expect(check((creator) => creator.categories.every((slug) => CATEGORIES.includes(slug)))).toEqual([]);
    expect(check((creator) => between(new Set(creator.skills).size, 5, 9))).toEqual([]);
    expect(check((creator) => duplicates(creator.skills).length === 0)).toEqual([]);
    expect(check((creator) => between(creator.memberSinceDaysAgo, 20, 1000))).toEqual([]);
    expect(check((creator) => creator.links.length > 0)).toEqual([]);
  });

  it("link to reserved example hosts only", () => {
    const links = owned((creator) => creator.links).map(({ item }) => item.url);
    expect(links.filter((url) => !/^https:\/\/example\.(com|org)\/[a-z0-9/-]+$/.test(url))).toEqual([]);
    expect(duplicates(links)).toEqual([]);
  });

  it("start with Maren Holt, as scripts and the sign-in page rely on", () => {
    const [demo] = DEMO_CREATORS;
    expect(demo).toMatchObject({ handle: "demo", displayName: "Maren Holt", tier: "GROWTH", discoverable: true });
    expect(demo).toMatchObject({ verified: true, foundingCreator: true, memberSinceDaysAgo: 812 });
    expect(demo?.categories[0]).toBe("design-creative");
    const [identity, audit] = demo?.products ?? [];
    const prices = (items: readonly { slug: string; priceCents: number }[]) =>
      Object.fromEntries(items.map((item) => [item.slug, item.priceCents]));
    if (identity?.kind !== "packages") throw new Error("the first product of `demo` must be sold in packages");
    expect(identity.slug).toBe("brand-identity");
    expect(prices(identity.packages)).toEqual({ essential: 48000, studio: 120000, flagship: 290000 });
    expect(prices(identity.addons)).toEqual({ "rush-delivery": 15000, "social-kit": 22000, "motion-logo": 38000 });
    expect(audit).toMatchObject({ slug: "brand-audit", kind: "flat", priceCents: 19000 });
    expect([demo?.posts.length, demo?.reviews.length, demo?.memberTiers.length]).toEqual([3, 8, 2]);
  });
});

describe("demo products", () => {
  it("are one to three per creator, with slugs unique within the creator", () => {
    expect(DEMO_CREATORS.filter((creator) => !between(creator.products.length, 1, 3))).toEqual([]);
    expect(new Set(DEMO_CREATORS.map((creator) => creator.products.length))).toEqual(new Set([1, 2, 3]));
    expect(duplicates(products.map(at))).toEqual([]);
    expect(offenders(products, at, ({ item }) => SLUG.test(item.slug))).toEqual([]);
    expect(duplicates(products.map(({ item }) => item.summary))).toEqual([]);
  });

  it("have bounded texts", () => {
    expect(offenders(products, at, ({ item }) => isBounded(item.summary, 160))).toEqual([]);
    expect(offenders(products, at, ({ item }) => isBounded(item.name, 80))).toEqual([]);
    expect(offenders(products, at, ({ item }) => between(words(item.description), 40, 110))).toEqual([]);
  });

  it("cost between $25 and $9,000, both ends in use, with whole days and revisions", () => {
    const cents = products.flatMap(({ item }) => baseCents(item));
    expect(Math.min(...cents)).toBe(2500);
    expect(Math.max(...cents)).toBe(900_000);
    const isFine = ({ item }: (typeof products)[number]) =>
      variantsOf(item).every(
        ({ priceCents, deliveryDays, revisions }) =>
          Number.isInteger(priceCents) && between(deliveryDays, 1, 150) && between(revisions, 0, 5),
      );
    expect(offenders(products, at, isFine)).toEqual([]);
  });

  it("offer three rising packages and one to four add-ons when packaged", () => {
    const packaged = products.flatMap(({ creator, item }) => (item.kind === "packages" ? [{ creator, item }] : []));
    const slugs = (items: readonly { slug: string }[]) => items.map((item) => item.slug);
    const rules: ((item: (typeof packaged)[number]["item"]) => boolean)[] = [
      (item) => item.packages.length === 3 && between(item.addons.length, 1, 4),
      (item) => duplicates([...slugs(item.packages), ...slugs(item.addons)]).length === 0,
      (item) => [...slugs(item.packages), ...slugs(item.addons)].every((slug) => SLUG.test(slug)),
      (item) => item.packages.every((choice) => isBounded(choice.description, 140)),
      (item) => item.packages.every((choice) => between(choice.features.length, 3, 5)),
      (item) => item.packages.every((choice) => choice.features.every((feature) => isBounded(feature, 60))),
      (item) => item.addons.every((addon) => isBounded(addon.description, 140)),
      (item) => item.addons.every((addon) => between(addon.priceCents, 2500, 200_000)),
      (item) => item.addons.every((addon) => between(addon.extraDays, 0, 45)),
    ];
    for (const [index, rule] of rules.entries()) {
      expect(
        offenders(packaged, at, ({ item }) => rule(item)),
        `rule ${index}`,
      ).toEqual([]);
    }
    const rising = ({ item }: (typeof packaged)[number]) => {
      const [first = 0, second = 0, third = 0] = baseCents(item);
      return first < second && second < third;
    };
    expect(offenders(packaged, at, rising)).toEqual([]);
  });
});

describe("demo posts", () => {
  it("are at most three per creator, with bounded texts and slugs unique within the creator", () => {
    expect(DEMO_CREATORS.filter((creator) => creator.posts.length > 3)).toEqual([]);
    expect(duplicates(posts.map(at))).toEqual([]);
    expect(offenders(posts, at, ({ item }) => SLUG.test(item.slug))).toEqual([]);
    expect(offenders(posts, at, ({ item }) => isBounded(item.title, 120))).toEqual([]);
    expect(offenders(posts, at, ({ item }) => isBounded(item.excerpt, 200))).toEqual([]);
    expect(offenders(posts, at, ({ item }) => between(words(item.body), 90, 250))).toEqual([]);
    expect(offenders(posts, at, ({ item }) => /^(#{2,3} |- |\d+\. )/m.test(item.body))).toEqual([]);
    expect(duplicates(posts.map(({ item }) => item.title))).toEqual([]);
  });

  it("carry tags, fall inside the membership and point at the creator's own products", () => {
    expect(offenders(posts, at, ({ item }) => between(item.tags.length, 1, 4))).toEqual([]);
    expect(offenders(posts, at, ({ item }) => item.tags.every((tag) => SLUG.test(tag)))).toEqual([]);
    const ages = offenders(posts, at, ({ creator, item }) => between(item.daysAgo, 1, creator.memberSinceDaysAgo));
    expect(ages).toEqual([]);
    const resolves = ({ creator, item }: (typeof posts)[number]) =>
      item.relatedProductSlugs.every((slug) => creator.products.some((product) => product.slug === slug));
    expect(offenders(posts, at, resolves)).toEqual([]);
  });
});

describe("demo reviews", () => {
  it("are numerous, mostly good and sometimes not", () => {
    expect(DEMO_CREATORS.filter((creator) => creator.reviews.length > 9)).toEqual([]);
    const fresh = DEMO_CREATORS.filter((creator) => creator.reviews.length <= 2);
    expect(between(fresh.length, 7, 9), `${fresh.length} new creators`).toBe(true);
    expect(fresh.filter((creator) => creator.memberSinceDaysAgo > 120)).toEqual([]);
    const ratings = reviews.map(({ item }) => item.rating);
    expect(ratings.filter((rating) => !between(rating, 1, 5))).toEqual([]);
    expect(ratings.filter((rating) => rating >= 4).length / ratings.length).toBeGreaterThan(0.75);
    for (const low of [1, 2, 3]) expect(ratings, `rating ${low}`).toContain(low);
  });

  it("name a known buyer, a product and, exactly when there are packages, a package", () => {
    const keys = new Set(DEMO_BUYERS.map((buyer) => buyer.key));
    expect(offenders(reviews, byReviewer, ({ item }) => keys.has(item.buyer))).toEqual([]);
    const resolves = ({ creator, item }: (typeof reviews)[number]) => {
      const product = creator.products.find(({ slug }) => slug === item.productSlug);
      if (product?.kind === "flat") return item.packageSlug === undefined;
      return product?.packages.some(({ slug }) => slug === item.packageSlug) ?? false;
    };
    expect(offenders(reviews, byReviewer, resolves)).toEqual([]);
  });

  it("leave time for the order before them and for the reply after them", () => {
    expect(offenders(reviews, byReviewer, ({ item }) => between(item.daysAgo, 10, 700))).toEqual([]);
    const fitsMembership = ({ creator, item }: (typeof reviews)[number]) => {
      const product = creator.products.find(({ slug }) => slug === item.productSlug);
      const bought = product && variantsOf(product).find(({ slug }) => slug === (item.packageSlug ?? item.productSlug));
      return bought !== undefined && item.daysAgo + bought.deliveryDays + 3 < creator.memberSinceDaysAgo;
    };
    expect(offenders(reviews, byReviewer, fitsMembership)).toEqual([]);
    const repliesLater = ({ item }: (typeof reviews)[number]) =>
      !item.reply || between(item.reply.daysAgo, 1, item.daysAgo);
    expect(offenders(reviews, byReviewer, repliesLater)).toEqual([]);
  });

  it("are each written once, in one to four sentences", () => {
    expect(duplicates(reviews.map(({ item }) => item.body.toLowerCase()))).toEqual([]);
    expect(duplicates(reviews.map(({ item }) => item.title.toLowerCase()))).toEqual([]);
    expect(duplicates(reviews.flatMap(({ item }) => item.reply?.body ?? []))).toEqual([]);
    expect(offenders(reviews, byReviewer, ({ item }) => between(sentences(item.body), 1, 4))).toEqual([]);
    expect(offenders(reviews, byReviewer, ({ item }) => isBounded(item.title, 80))).toEqual([]);
  });
});

describe("demo member tiers", () => {
  it("are at most two per creator, priced in cents, with perks and unique slugs", () => {
    expect(DEMO_CREATORS.filter((creator) => creator.memberTiers.length > 2)).toEqual([]);
    expect(duplicates(tiers.map(at))).toEqual([]);
    expect(offenders(tiers, at, ({ item }) => SLUG.test(item.slug))).toEqual([]);
    expect(offenders(tiers, at, ({ item }) => between(item.priceCents, 400, 100_000))).toEqual([]);
    expect(offenders(tiers, at, ({ item }) => item.perks.length > 0)).toEqual([]);
  });
});

describe("demo buyers", () => {
  it("are eighteen people with unique keys and example addresses, Robin Ashby among them", () => {
    expect(DEMO_BUYERS).toHaveLength(18);
    expect(duplicates(DEMO_BUYERS.map((buyer) => buyer.key))).toEqual([]);
    expect(duplicates(DEMO_BUYERS.map((buyer) => buyer.email))).toEqual([]);
    expect(DEMO_BUYERS.filter(({ email }) => !/^[a-z.]+@example\.com$/.test(email))).toEqual([]);
    expect(DEMO_BUYERS).toContainEqual({ key: "buyer", name: "Robin Ashby", email: "buyer@example.com" });
    expect(DEMO_BUYERS.map((buyer) => buyer.email)).not.toContain("creator@example.com");
  });

  it("have each written at least one review", () => {
    const authors = new Set(reviews.map(({ item }) => item.buyer));
    expect(DEMO_BUYERS.filter((buyer) => !authors.has(buyer.key))).toEqual([]);
  });
});

describe("demo texts", () => {
  it("hold no filler, no emoji and no stray white space", () => {
    const filler =
      /\b(lorem|ipsum|dolor sit|placeholder|todo|tbd|fixme|foo|bar baz|asdf|xxx+|jane doe|john doe|acme)\b/i;
    expect(everyText.filter(({ text }) => filler.test(text))).toEqual([]);
    expect(everyText.filter(({ text }) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text))).toEqual([]);
    expect(everyText.filter(({ text }) => text !== text.trim() || / {2}|\n{3}|\t/.test(text))).toEqual([]);
  });

  it("do not repeat a sentence of twelve words or more", () => {
    const seen = everyText.flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/).filter((part) => words(part) >= 12));
    expect(duplicates(seen)).toEqual([]);
  });
});

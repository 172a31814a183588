import { and, asc, count, eq, max, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { posts, products, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";

/** A page that anyone may read: its path, and when it changed last, where that is known. */
export type PublicPage = { path: string; changedAt: Date | null };

/** How many pages one part lists. A sitemap may have 50,000 (sitemaps.org/protocol.html); smaller ones are read again sooner. */
const PART = 5_000;

const FIXED = [
  "/",
  "/creators",
  "/categories",
  "/about",
  "/contact",
  "/developers/start",
  "/fees",
  "/help",
  "/pricing",
  "/privacy",
  "/refunds",
  "/sell",
  "/terms",
  "/docs",
  "/status",
];

const HERE = SHOWN;
const ON_SALE = and(HERE, eq(products.status, "active"));
const PUBLISHED = and(HERE, eq(posts.status, "published"), eq(posts.visibility, "public"));

const ownerOf = (profileId: PgColumn) => eq(profiles.id, profileId);

/** The kinds of pages that come from rows, each in the order of its ids, which is the order in which they were made. */
const KINDS = {
  profiles: {
    sum: (ctx: Context) =>
      ctx.db
        .select({ rows: count(), changedAt: max(profiles.updatedAt) })
        .from(profiles)
        .where(HERE),
    part: async (ctx: Context, page: number) => {
      const rows = await ctx.db
        .select({ handle: profiles.handle, changedAt: profiles.updatedAt })
        .from(profiles)
        .where(HERE)
        .orderBy(asc(profiles.id))
        .offset((page - 1) * PART)
        .limit(PART);
      return rows.map(({ handle, changedAt }) => ({ path: `/${handle}`, changedAt }));
    },
  },
  products: {
    sum: (ctx: Context) =>
      ctx.db
        .select({ rows: count(), changedAt: max(products.updatedAt) })
        .from(products)
        .innerJoin(profiles, ownerOf(products.profileId))
        .where(ON_SALE),
    part: async (ctx: Context, page: number) => {
      const rows = await ctx.db
        .select({ handle: profiles.handle, slug: products.slug, changedAt: products.updatedAt })
        .from(products)
        .innerJoin(profiles, ownerOf(products.profileId))
        .where(ON_SALE)
        .orderBy(asc(products.id))
        .offset((page - 1) * PART)
        .limit(PART);
      return rows.map(({ handle, slug, changedAt }) => ({ path: `/${handle}/products/${slug}`, changedAt }));
    },
  },
  posts: {
    sum: (ctx: Context) =>
      ctx.db
        .select({ rows: count(), changedAt: max(posts.updatedAt) })
        .from(posts)
        .innerJoin(profiles, ownerOf(posts.profileId))
        .where(PUBLISHED),
    part: async (ctx: Context, page: number) => {
      const rows = await ctx.db
        .select({ handle: profiles.handle, slug: posts.slug, changedAt: posts.updatedAt })
        .from(posts)
        .innerJoin(profiles, ownerOf(posts.profileId))
        .where(PUBLISHED)
        .orderBy(asc(posts.id))
        .offset((page - 1) * PART)
        .limit(PART);
      return rows.map(({ handle, slug, changedAt }) => ({ path: `/${handle}/posts/${slug}`, changedAt }));
    },
  },
} as const;

type Kind = keyof typeof KINDS;

/** The parts of the sitemap by name, such as `profiles-1`, each with when a page of its kind changed last. */
export async function sitemapParts(ctx: Context): Promise<{ name: string; changedAt: Date | null }[]> {
  const kinds = await Promise.all(
    (Object.keys(KINDS) as Kind[]).map(async (kind) => {
      const [sum] = await KINDS[kind].sum(ctx);
      const parts = Math.ceil((sum?.rows ?? 0) / PART);
      return Array.from({ length: parts }, (_, n) => ({ name: `${kind}-${n + 1}`, changedAt: sum?.changedAt ?? null }));
    }),
  );
  return [{ name: "pages", changedAt: null }, ...kinds.flat()];
}

/** The pages of one part. Throws `not_found`. */
export async function sitemapPart(ctx: Context, name: string): Promise<PublicPage[]> {
  if (name === "pages") {
    const paths = [
      ...FIXED,
      ...TAXONOMY.map(({ slug }) => `/categories/${slug}`),
      ...(await offeredSubcategories(ctx)),
    ];
    return paths.map((path) => ({ path, changedAt: null }));
  }
  const [, kind, page] = /^(profiles|products|posts)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const pages = kind ? await KINDS[kind as Kind].part(ctx, Number(page)) : [];
  if (pages.length === 0) throw notFound("This part of the sitemap");
  return pages;
}

/** The subcategories that somebody offers, by their own words or by those of something on sale. */
async function offeredSubcategories(ctx: Context): Promise<string[]> {
  const own = ctx.db
    .selectDistinct({ slug: sql<string>`unnest(${profiles.subcategories})`.as("slug") })
    .from(profiles)
    .where(HERE);
  const sold = ctx.db
    .selectDistinct({ slug: sql<string>`unnest(${products.subcategories})`.as("slug") })
    .from(products)
    .innerJoin(profiles, ownerOf(products.profileId))
    .where(ON_SALE);
  const offered = new Set((await own.union(sold)).map(({ slug }) => slug));
  return TAXONOMY.flatMap((category) =>
    category.subcategories.flatMap(({ slug }) => (offered.has(slug) ? `/categories/${category.slug}/${slug}` : [])),
  );
}

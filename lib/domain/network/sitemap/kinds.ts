import { type Column, type SQL, sql } from "drizzle-orm";
import { posts, products, profiles } from "@/db/schema";
import { SHOWN } from "@/lib/domain/people/listing/shown";

/** A kind of pages that come from rows, one page for each that is `listed`, in the order of their ids: that in which they were made. */
type Pages = {
  id: Column;
  changedAt: typeof profiles.updatedAt | typeof products.updatedAt | typeof posts.updatedAt;
  slug: typeof products.slug | typeof posts.slug | SQL<string>;
  from: SQL;
  listed: SQL;
  path(handle: string, slug: string): string;
};

export const ON_SALE = sql`(${SHOWN} and ${products.status} = 'active')`;

export const KINDS = {
  profiles: {
    id: profiles.id,
    changedAt: profiles.updatedAt,
    slug: sql<string>`''`,
    from: sql`${profiles}`,
    listed: SHOWN,
    path: (handle) => `/${handle}`,
  },
  products: {
    id: products.id,
    changedAt: products.updatedAt,
    slug: products.slug,
    from: sql`${products} join ${profiles} on ${profiles.id} = ${products.profileId}`,
    listed: ON_SALE,
    path: (handle, slug) => `/${handle}/products/${slug}`,
  },
  posts: {
    id: posts.id,
    changedAt: posts.updatedAt,
    slug: posts.slug,
    from: sql`${posts} join ${profiles} on ${profiles.id} = ${posts.profileId}`,
    listed: sql`(${SHOWN} and ${posts.status} = 'published' and ${posts.visibility} = 'public')`,
    path: (handle, slug) => `/${handle}/posts/${slug}`,
  },
} as const satisfies Record<string, Pages>;

export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "@/db/client";
import { formerPostSlugs, posts } from "@/db/schema";
import { pageOfHandle } from "@/lib/domain/people/listing/of-handle";

const o = alias(posts, "o");
const f = alias(formerPostSlugs, "f");

/**
 * The id of the post of the page of `handle` that has this slug, or had it before where no published one has it now. It depends on no row of the query
 * around it, so that the post is looked up by it.
 */
export function postOfSlug(handle: Placeholder, slug: Placeholder): SQL {
  const page = pageOfHandle(handle);
  const present = sql`select ${o.id} from ${posts} as ${o} where ${o.profileId} = ${page} and ${o.slug} = ${slug} and ${o.status} = 'published'`;
  const former = sql`select ${f.postId} from ${formerPostSlugs} as ${f} where ${f.profileId} = ${page} and ${f.slug} = ${slug}`;
  return sql`coalesce((${present}), (${former}))`;
}

/** Keeps the slug that a post leaves: addresses with it lead to the post, until another post of the creator takes it. */
export async function keepPostSlug(
  tx: Transaction,
  { id: postId, profileId, slug }: { id: string; profileId: string; slug: string },
): Promise<void> {
  const target = [formerPostSlugs.profileId, formerPostSlugs.slug];
  await tx.insert(formerPostSlugs).values({ profileId, slug, postId }).onConflictDoUpdate({ target, set: { postId } });
}

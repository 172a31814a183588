import { and, eq, like, ne, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { posts, profiles } from "@/db/schema";
import { requireProfile } from "@/lib/access/require";
import { recordAudit } from "@/lib/audit/record";
import type { NewPost, PostView } from "@/lib/contracts/posts";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/webhooks/emit";
import { excerptOf } from "./excerpt";
import { requireOwnProducts } from "./related-products";
import { slugOf, slugTaken } from "./slug";
import { viewPost } from "./view";

/**
 * Publishes a post as the acting creator. A given slug that is taken is a `conflict`; a derived one gets a number. Related products
 * must be the creator's own. Emits `post.created`.
 */
export async function publish(ctx: Context, input: NewPost): Promise<PostView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    await requireOwnProducts(tx, profileId, input.related_product_ids);
    const slug = await freeSlug(tx, profileId, input);
    const id = newId("post");
    const [row] = await tx
      .insert(posts)
      .values({
        id,
        profileId,
        slug,
        title: input.title,
        excerpt: input.excerpt ?? excerptOf(input.body),
        body: input.body,
        tags: [...new Set(input.tags)],
        relatedProductIds: input.related_product_ids,
        visibility: input.visibility,
        publishedAt: ctx.now,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw slugTaken(slug);
    const [creator] = await tx
      .select({ handle: profiles.handle, displayName: profiles.displayName })
      .from(profiles)
      .where(eq(profiles.id, profileId));
    const post = viewPost({ ...row, handle: creator?.handle ?? "", displayName: creator?.displayName ?? "" });
    await recordAudit(tx, ctx, profileId, "post.created", { type: "post", id });
    await emit(tx, ctx, profileId, "post.created", { id, slug, title: row.title });
    return post;
  });
}

async function freeSlug(tx: Transaction, profileId: string, input: NewPost): Promise<string> {
  const wanted = input.slug ?? slugOf(input.title);
  const taken = await tx
    .select({ slug: posts.slug })
    .from(posts)
    .where(
      and(
        eq(posts.profileId, profileId),
        ne(posts.status, "deleted"),
        or(eq(posts.slug, wanted), like(posts.slug, sql`${wanted} || '-%'`)),
      ),
    );
  const slugs = new Set(taken.map((p) => p.slug));
  if (!slugs.has(wanted)) return wanted;
  if (input.slug) throw slugTaken(wanted);
  for (let n = 2; ; n++) {
    const next = `${wanted.slice(0, 74)}-${n}`;
    if (!slugs.has(next)) return next;
  }
}

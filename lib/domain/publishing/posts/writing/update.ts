import { and, eq, getTableColumns, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { posts, profiles } from "@/db/schema";
import type { PostPatch, PostView } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { isTaken, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { slugTaken } from "@/lib/core/values/slug";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { defaultExcerpt, excerptOf } from "../excerpt";
import { keepPostSlug } from "../former-slugs";
import { type PostRow, viewPost } from "../view";
import { judgePost } from "./judge";
import { showBodyPictures } from "./pictures";
import { requireOwnProducts } from "./related-products";

/**
 * Changes what `patch` names of a post of the acting creator; an empty patch changes nothing. Emits `post.updated`
 * for a published one. Throws `not_found` (a deleted post, too), `conflict` for a slug that is taken, `validation_error` for a product that is not the creator's and for too many pictures.
 */
export async function updatePost(ctx: Context, id: string, patch: PostPatch): Promise<PostView> {
  const profileId = requireProfile(ctx);
  try {
    return await transaction(ctx, async (tx) => {
      const known = await lockOwnPost(tx, profileId, id);
      const fields = Object.keys(patch);
      if (fields.length === 0) return viewPost(known);
      await requireOwnProducts(tx, profileId, patch.related_product_ids ?? []);
      const { body = known.body } = patch;
      const images = await showBodyPictures(tx, ctx, { id, body, images: known.images });
      const [row] = await tx
        .update(posts)
        .set({ ...changes(known, patch), images, updatedAt: ctx.now })
        .where(eq(posts.id, id))
        .returning();
      if (!row) throw notFound("The post");
      if (row.slug !== known.slug) await keepPostSlug(tx, known);
      if (known.status === "published") await judgePost(tx, ctx, { ...row, handle: known.handle });
      await recordAudit(tx, ctx, profileId, "post.updated", { type: "post", id }, { fields });
      const told = { id, slug: row.slug, title: row.title };
      if (known.status === "published") await emit(tx, ctx, profileId, "post.updated", told);
      return viewPost({ ...row, handle: known.handle, displayName: known.displayName });
    });
  } catch (error) {
    // the one index that an update of a post can violate is that of its slugs
    if (patch.slug && isTaken(error)) throw slugTaken(patch.slug);
    throw error;
  }
}

/** The acting creator's post, locked until the transaction ends. Throws `not_found`, for a deleted one too. */
export async function lockOwnPost(
  tx: Transaction,
  profileId: string,
  id: string,
): Promise<PostRow & Pick<typeof posts.$inferSelect, "hiddenAt" | "metadata">> {
  const [post] = await tx
    .select({ ...getTableColumns(posts), handle: profiles.handle, displayName: profiles.displayName })
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.profileId))
    .where(and(eq(posts.id, id), eq(posts.profileId, profileId), ne(posts.status, "deleted")))
    .for("no key update", { of: posts });
  if (!post) throw notFound("The post");
  return post;
}

/** The columns that change. */
function changes(known: Awaited<ReturnType<typeof lockOwnPost>>, patch: PostPatch): Partial<typeof posts.$inferInsert> {
  return {
    slug: patch.slug,
    title: patch.title,
    excerpt: changedExcerpt(known, patch),
    body: patch.body,
    tags: patch.tags && [...new Set(patch.tags)],
    relatedProductIds: patch.related_product_ids,
    visibility: patch.visibility,
    metadata: mergeMetadata(known.metadata, patch.metadata),
  };
}

/**
 * An excerpt that was taken from the body follows it, and goes when the post becomes one for members, also if the caller sends it back
 * as it was read; a post that becomes public without one gets one. Undefined: it stays.
 */
function changedExcerpt(known: PostRow, patch: PostPatch): string | undefined {
  const { body = known.body, visibility = known.visibility } = patch;
  const taken = known.excerpt !== "" && known.excerpt === excerptOf(known.body);
  const moved = visibility !== known.visibility;
  const sentBack = taken && moved && visibility === "members" && patch.excerpt === known.excerpt;
  if (patch.excerpt !== undefined && !sentBack) return patch.excerpt;
  const follows = taken ? moved || body !== known.body : moved && known.excerpt === "";
  return follows ? defaultExcerpt(visibility, body) : undefined;
}

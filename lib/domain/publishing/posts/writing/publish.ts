import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { posts } from "@/db/schema";
import type { NewPost, PostView } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { slugOf, slugTaken, suffixedSlug } from "@/lib/core/values/slug";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { defaultExcerpt } from "../excerpt";
import { type PostRow, viewPost } from "../view";
import { type FreshPost, insertFreePost, insertPost } from "./insert";
import { judgePost } from "./judge";
import { showBodyPictures } from "./pictures";
import { requireOwnProducts } from "./related-products";

/** So often a derived slug takes the next free number before it takes a suffix that no other post has. */
const NUMBERED_ATTEMPTS = 3;

/**
 * Publishes a post as the acting creator. A given slug that is taken is a `conflict`; a derived one gets a number. Related products
 * must be the creator's own. Emits `post.created`.
 */
export async function publish(ctx: Context, input: NewPost): Promise<PostView> {
  return writePost(ctx, input, "published");
}

/** A new post where its sender wants it to start: published, or a draft. Throws and emits as those do. */
export async function createPost(ctx: Context, input: NewPost): Promise<PostView> {
  return writePost(ctx, input, input.status ?? "published");
}

/** Keeps a post that only its creator sees: as `publish`, without the event, which publishing it brings. */
export async function saveDraft(ctx: Context, input: NewPost): Promise<PostView> {
  return writePost(ctx, input, "draft");
}

async function writePost(ctx: Context, input: NewPost, status: "published" | "draft"): Promise<PostView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    await requireOwnProducts(tx, profileId, input.related_product_ids);
    const id = newId("post");
    const row = await insertUnderFreeSlug(tx, {
      id,
      profileId,
      slug: input.slug ?? slugOf(input.title),
      numbered: input.slug === undefined,
      title: input.title,
      excerpt: input.excerpt ?? defaultExcerpt(input.visibility, input.body),
      body: input.body,
      tags: [...new Set(input.tags)],
      relatedProductIds: input.related_product_ids,
      visibility: input.visibility,
      status,
      publishedAt: ctx.now,
    });
    row.images = await showBodyPictures(tx, ctx, row);
    row.metadata = mergeMetadata({}, input.metadata);
    const { images, metadata } = row;
    if (images.length > 0 || Object.keys(metadata).length > 0)
      await tx.update(posts).set({ images, metadata }).where(eq(posts.id, id));
    const published = status === "published";
    if (published) await judgePost(tx, ctx, row);
    await recordAudit(tx, ctx, profileId, published ? "post.created" : "post.drafted", { type: "post", id });
    if (published) await emit(tx, ctx, profileId, "post.created", { id, slug: row.slug, title: row.title });
    return viewPost(row);
  });
}

/**
 * As a rule the slug is free, and the post is written with the rest. Else another post may take the very number that was free: the next
 * one is tried, and where many posts race for numbers, the post's own suffix. Only a given slug is refused.
 */
async function insertUnderFreeSlug(tx: Transaction, post: FreshPost): Promise<PostRow> {
  const written = await insertFreePost(tx, post);
  if (written) return written;
  if (!post.numbered) throw slugTaken(post.slug);
  for (let attempt = 0; attempt < NUMBERED_ATTEMPTS; attempt++) {
    const row = await insertPost(tx, post);
    if (row) return row;
  }
  const own = await insertPost(tx, { ...post, slug: suffixedSlug(post.slug, post.id) });
  if (!own) throw slugTaken(post.slug);
  return own;
}

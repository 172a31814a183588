import { eq } from "drizzle-orm";
import { posts } from "@/db/schema";
import type { PostView } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { viewPost } from "../view";
import { judgePost } from "./judge";
import { lockOwnPost } from "./update";

/**
 * Shows a draft of the acting creator to everyone, dated now, and emits `post.created`, as publishing at once does. One that is
 * published stays as it is. Throws `not_found`.
 */
export async function publishDraft(ctx: Context, id: string): Promise<PostView> {
  return changeStatus(ctx, id, "published");
}

/**
 * Makes a published post of the acting creator a draft again. To everybody else it is gone, so that is what is emitted:
 * `post.deleted`. A draft stays as it is. Throws `not_found`.
 */
export async function unpublishPost(ctx: Context, id: string): Promise<PostView> {
  return changeStatus(ctx, id, "draft");
}

async function changeStatus(ctx: Context, id: string, status: "published" | "draft"): Promise<PostView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const known = await lockOwnPost(tx, profileId, id);
    if (known.status === status) return viewPost(known);
    const shown = status === "published";
    if (shown && known.hiddenAt) throw conflict("An operator has taken this post down: it cannot be published again.");
    if (shown) await judgePost(tx, ctx, known);
    const change = { status, updatedAt: ctx.now, ...(shown ? { publishedAt: ctx.now } : {}) };
    await tx.update(posts).set(change).where(eq(posts.id, id));
    await recordAudit(tx, ctx, profileId, shown ? "post.published" : "post.unpublished", { type: "post", id });
    const told = { id, slug: known.slug, title: known.title };
    await emit(tx, ctx, profileId, shown ? "post.created" : "post.deleted", told);
    return viewPost({ ...known, ...change });
  });
}

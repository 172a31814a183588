import { eq } from "drizzle-orm";
import { posts } from "@/db/schema";
import type { PostView } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { viewPost } from "../view";
import { showBodyPictures } from "./pictures";
import { lockOwnPost } from "./update";

/**
 * Deletes a post of the acting creator: the row stays, nobody sees it any more, its slug is free. Emits `post.deleted` unless it was
 * a draft, of which nobody knew. Throws `not_found`, a second time too.
 */
export async function deletePost(ctx: Context, id: string): Promise<PostView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const known = await lockOwnPost(tx, profileId, id);
    const images = await showBodyPictures(tx, ctx, { ...known, body: "" });
    await tx.update(posts).set({ status: "deleted", images, updatedAt: ctx.now }).where(eq(posts.id, id));
    await recordAudit(tx, ctx, profileId, "post.deleted", { type: "post", id });
    const told = { id, slug: known.slug, title: known.title };
    if (known.status === "published") await emit(tx, ctx, profileId, "post.deleted", told);
    return viewPost({ ...known, images, status: "deleted", updatedAt: ctx.now });
  });
}

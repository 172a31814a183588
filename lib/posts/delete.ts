import { and, eq, getTableColumns, ne } from "drizzle-orm";
import { posts, profiles } from "@/db/schema";
import { requireProfile } from "@/lib/access/require";
import { recordAudit } from "@/lib/audit/record";
import type { PostView } from "@/lib/contracts/posts";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { emit } from "@/lib/webhooks/emit";
import { viewPost } from "./view";

/**
 * Deletes a post of the acting creator: the row stays, nobody sees it any more, its slug is free. Emits `post.deleted`. Throws
 * `not_found`, a second time too.
 */
export async function deletePost(ctx: Context, id: string): Promise<PostView> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(posts)
      .set({ status: "deleted", updatedAt: ctx.now })
      .from(profiles)
      .where(
        and(
          eq(posts.id, id),
          eq(posts.profileId, profileId),
          ne(posts.status, "deleted"),
          eq(profiles.id, posts.profileId),
        ),
      )
      .returning({ ...getTableColumns(posts), handle: profiles.handle, displayName: profiles.displayName });
    if (!row) throw notFound("The post");
    await recordAudit(tx, ctx, profileId, "post.deleted", { type: "post", id });
    await emit(tx, ctx, profileId, "post.deleted", { id, slug: row.slug, title: row.title });
    return viewPost(row);
  });
}

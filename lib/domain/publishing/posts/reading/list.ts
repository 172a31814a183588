import type { PostQuery, PostView } from "@/lib/contracts/publishing/posts";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { invalidQuery, notFound } from "@/lib/core/errors";
import { postsByIds } from "./by-ids";
import { listPosts } from "./read";
import { listOwnPosts } from "./read-own";

/**
 * Posts as the API lists them: the network's published ones, or with `status` the acting creator's own, drafts and members' ones too.
 * Throws `invalid_cursor`, and `invalid_request` for a `status` besides another filter than `creator=me`.
 */
export async function listAnyPosts(ctx: Context, query: Partial<PostQuery>): Promise<Page<PostView>> {
  const { status, creator, tag, q, limit = 20, cursor } = query;
  if (!status) return listPosts(ctx, query);
  if (creator !== "me") throw invalidQuery("status", "is for your own posts: send `creator=me` with it");
  if (tag ?? q) throw invalidQuery("status", "does not go with `tag` and `q`");
  return listOwnPosts(ctx, { status, limit, cursor });
}

/** A published public post, or one of the acting creator's own. Throws `not_found`. */
export async function getAnyPost(ctx: Context, id: string): Promise<PostView> {
  const [post] = await postsByIds(ctx, [id]);
  if (!post) throw notFound("The post");
  return post;
}

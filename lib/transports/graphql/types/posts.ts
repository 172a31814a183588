import { Profile } from "@/lib/contracts/network/profiles";
import { getPost, publishPost, unpublishPost } from "@/lib/contracts/publishing/post-status";
import { createPost, deletePost, listPosts, Post, updatePost } from "@/lib/contracts/publishing/posts";
import { profilesByHandles } from "@/lib/domain/people/profiles/read";
import { postsByIds } from "@/lib/domain/publishing/posts/reading/by-ids";
import { listAnyPosts } from "@/lib/domain/publishing/posts/reading/list";
import { deletePost as remove } from "@/lib/domain/publishing/posts/writing/delete";
import { createPost as create } from "@/lib/domain/publishing/posts/writing/publish";
import { publishDraft, unpublishPost as unpublish } from "@/lib/domain/publishing/posts/writing/set-published";
import { updatePost as change } from "@/lib/domain/publishing/posts/writing/update";
import { load } from "../context";
import { mutationOf } from "../rendering/mutations";
import { fieldOf, nodeOf } from "../rendering/objects";
import { oneOf, pagesOf } from "../rendering/queries";

/** `Post`, and what is done with posts. */
export function definePosts(): void {
  nodeOf("Post", Post, {
    needs: listPosts,
    read: postsByIds,
    paths: { creatorHandle: "creator.handle", creatorName: "creator.display_name" },
    also: (t) => ({
      creator: fieldOf(t, Profile.nullable(), ({ creator }, _args, context) =>
        load(context, profilesByHandles, creator.handle),
      ),
    }),
  });
  pagesOf("posts", listPosts, listAnyPosts);
  oneOf("post", Post, getPost, postsByIds, "A published public post, or one of your own; null for any other.");
  mutationOf("createPost", createPost, (ctx, { body }) => create(ctx, body));
  mutationOf("updatePost", updatePost, (ctx, { id, body }) => change(ctx, id, body));
  mutationOf("publishPost", publishPost, (ctx, { id }) => publishDraft(ctx, id));
  mutationOf("unpublishPost", unpublishPost, (ctx, { id }) => unpublish(ctx, id));
  mutationOf("deletePost", deletePost, (ctx, { id }) => remove(ctx, id));
}

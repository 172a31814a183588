"use server";

import { refresh } from "next/cache";
import type { ReactNode } from "react";
import { z } from "zod";
import { Markdown } from "@/app/_ui/text/markdown";
import { OnePost, PostForm } from "@/lib/contracts/publishing/post-form";
import { NewPost } from "@/lib/contracts/publishing/posts";
import { deletePost } from "@/lib/domain/publishing/posts/writing/delete";
import { picturesIn } from "@/lib/domain/publishing/posts/writing/pictures";
import { savePost } from "@/lib/domain/publishing/posts/writing/save";
import { unpublishPost } from "@/lib/domain/publishing/posts/writing/set-published";
import { action } from "@/lib/transports/actions/action";

/** Saves a post, or publishes it, by the button that was pressed. */
export const savePostAction = action(PostForm, async (ctx, input) => {
  const post = await savePost(ctx, input);
  refresh();
  return post;
});

/** Takes a published post back into the drafts. */
export const unpublishPostAction = action(OnePost, async (ctx, { id }) => {
  const post = await unpublishPost(ctx, id);
  refresh();
  return post;
});

/** Deletes a post. The page is not refreshed: there is nothing on it any more, its button leads to the list. */
export const deletePostAction = action(OnePost, (ctx, { id }) => deletePost(ctx, id));

/** The body as its page will show it. Rendered here, so that the editor needs no markdown library. */
export const previewPostAction = action(
  z.object({ body: NewPost.shape.body }),
  async (ctx, { body }): Promise<ReactNode> =>
    body.trim() ? <Markdown pictures={await picturesIn(ctx, body)}>{body}</Markdown> : null,
);

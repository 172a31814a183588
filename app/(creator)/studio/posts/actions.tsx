"use server";

import { refresh } from "next/cache";
import type { ReactNode } from "react";
import { z } from "zod";
import { Markdown } from "@/app/_ui/markdown";
import { type ActionState, action } from "@/lib/actions/action";
import { OnePost, PostForm } from "@/lib/contracts/post-form";
import { NewPost, type PostView } from "@/lib/contracts/posts";
import { deletePost } from "@/lib/posts/delete";
import { savePost } from "@/lib/posts/save";
import { unpublishPost } from "@/lib/posts/set-published";

const save = action(PostForm, async (ctx, input) => {
  const post = await savePost(ctx, input);
  refresh();
  return post;
});

const unpublish = action(OnePost, async (ctx, { id }) => {
  const post = await unpublishPost(ctx, id);
  refresh();
  return post;
});

const remove = action(OnePost, (ctx, { id }) => deletePost(ctx, id));

const preview = action(
  z.object({ body: NewPost.shape.body }),
  async (_ctx, { body }): Promise<ReactNode> => (body.trim() ? <Markdown>{body}</Markdown> : null),
);

/** Saves a post, or publishes it, by the button that was pressed. */
export async function savePostAction(previous: ActionState<PostView>, form: FormData): Promise<ActionState<PostView>> {
  return save(previous, form);
}

/** Takes a published post back into the drafts. */
export async function unpublishPostAction(
  previous: ActionState<PostView>,
  form: FormData,
): Promise<ActionState<PostView>> {
  return unpublish(previous, form);
}

/** Deletes a post. The page is not refreshed: there is nothing on it any more, its button leads to the list. */
export async function deletePostAction(
  previous: ActionState<PostView>,
  form: FormData,
): Promise<ActionState<PostView>> {
  return remove(previous, form);
}

/** The body as its page will show it. Rendered here, so that the editor needs no markdown library. */
export async function previewPostAction(
  previous: ActionState<ReactNode>,
  form: FormData,
): Promise<ActionState<ReactNode>> {
  return preview(previous, form);
}

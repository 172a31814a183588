import { posts } from "@/db/schema";
import type { PostForm } from "@/lib/contracts/publishing/post-form";
import type { PostView } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireUnchanged } from "@/lib/domain/platform/access/unchanged";
import { defaultExcerpt } from "../excerpt";
import { publish, saveDraft } from "./publish";
import { publishDraft } from "./set-published";
import { updatePost } from "./update";

/**
 * What the editor's buttons do: `keep` leaves a post where it is (a new one becomes a draft), `publish` shows it. Without an excerpt
 * a public post takes its body's beginning, one for members has none. Emits and throws as the verbs that it calls, `conflict`
 * where it was changed after the form's `version`, and `validation_error` where a post without a text would be on show: the API takes
 * one, but a person has forgotten it.
 */
export async function savePost(ctx: Context, { id, version, intent, ...fields }: PostForm): Promise<PostView> {
  const post = { ...fields, excerpt: fields.excerpt || defaultExcerpt(fields.visibility, fields.body) };
  if (intent === "publish") requireText(post);
  if (!id) return intent === "publish" ? publish(ctx, post) : saveDraft(ctx, post);
  return transaction(ctx, async (tx, within) => {
    await requireUnchanged(tx, posts, id, version);
    const updated = await updatePost(within, id, post);
    if (updated.status === "published") requireText(post);
    return intent === "publish" ? publishDraft(within, id) : updated;
  });
}

function requireText({ body }: Pick<PostForm, "body">): void {
  if (!body.trim()) throw invalidField("body", "the text is missing: a post on show has one");
}

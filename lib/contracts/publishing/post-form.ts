import { z } from "zod";
import { idOf } from "../values/ids";
import { Timestamp } from "../values/page";
import { text } from "../values/text";
import { NewPost, Tag } from "./posts";

/** The post editor's form: tags as comma-separated text, `intent` from the button that was pressed. */
export const PostForm = z.strictObject({
  id: idOf("post").optional(),
  /** `updated_at` of what the form shows. */
  version: Timestamp.optional(),
  intent: z.enum(["keep", "publish"]).default("keep"),
  title: NewPost.shape.title,
  body: NewPost.shape.body,
  excerpt: NewPost.shape.excerpt,
  tags: text(600)
    .default("")
    .transform((sent) => [
      ...new Set(
        sent
          .split(",")
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(Tag).max(10, "name at most 10 tags")),
  related_product_ids: NewPost.shape.related_product_ids,
  visibility: NewPost.shape.visibility,
});

export type PostForm = z.output<typeof PostForm>;

/** One post, as a button sends it. */
export const OnePost = z.strictObject({ id: idOf("post") });

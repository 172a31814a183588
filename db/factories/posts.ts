import { newId } from "@/lib/core/values/ids";
import { slugOf } from "@/lib/core/values/slug";
import { defaultExcerpt } from "@/lib/domain/publishing/posts/excerpt";
import { database } from "../client";
import * as schema from "../schema";

/** A published public post of a creator. */
export async function makePost(
  profileId: string,
  parts: Partial<typeof schema.posts.$inferInsert> = {},
): Promise<{ id: string; slug: string }> {
  const id = parts.id ?? newId("post");
  const title = parts.title ?? "A post made for a test";
  const slug = parts.slug ?? slugOf(title);
  const excerpt = parts.excerpt ?? defaultExcerpt(parts.visibility ?? "public", parts.body ?? "");
  await database()
    .insert(schema.posts)
    .values({ ...parts, id, profileId, title, slug, excerpt });
  return { id, slug };
}

import type { posts } from "@/db/schema";
import type { PostView } from "@/lib/contracts/publishing/posts";
import { someMetadata } from "@/lib/core/values/metadata";
import { profileUrl } from "@/lib/domain/people/profiles/view";
import { viewMedia } from "@/lib/domain/platform/media/view";

type Row = typeof posts.$inferSelect;

/** With its metadata only where it was read for its creator. */
export type PostRow = Omit<Row, "hiddenAt" | "metadata" | "membersTold" | "membersToldAt"> &
  Partial<Pick<Row, "metadata">> & { handle: string; displayName: string };

export function viewPost(row: PostRow): PostView {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    body: row.body,
    images: row.images.map(viewMedia),
    tags: row.tags,
    related_product_ids: row.relatedProductIds,
    visibility: row.visibility,
    status: row.status,
    creator: { handle: row.handle, display_name: row.displayName },
    url: `${profileUrl(row.handle)}/posts/${row.slug}`,
    ...someMetadata(row.metadata),
    published_at: row.publishedAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

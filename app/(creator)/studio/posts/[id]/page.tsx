import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Badge } from "@/app/_ui/looks/badge";
import type { PostView } from "@/lib/contracts/publishing/posts";
import { writtenExcerpt } from "@/lib/domain/publishing/posts/excerpt";
import { getOwnPost } from "@/lib/domain/publishing/posts/reading/read-own";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { ownProducts } from "../_editor/own-products";
import { type PostDraft, PostEditor } from "../_editor/post-editor";
import { PostActions } from "./post-actions";

export const metadata: Metadata = { title: "Edit post" };

/** A post in the editor, with the ways to take it back. */
export default async function EditPostPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireCreator(`/studio/posts/${id}`);
  const ctx = await pageContext();
  const post = await orNotFound(getOwnPost(ctx, id));
  const published = post.status === "published";
  return (
    <>
      <PageHeader
        title={post.title}
        parent={{ label: "Posts", href: "/studio/posts" }}
        lead={<Lead post={post} />}
        action={
          <div className="flex flex-wrap items-center gap-2">
            {published ? (
              <Button asChild size="sm" variant="secondary">
                <Link href={`/${post.creator.handle}/posts/${post.slug}`}>
                  View <ExternalLink aria-hidden />
                </Link>
              </Button>
            ) : null}
            <PostActions id={post.id} title={post.title} published={published} />
          </div>
        }
      />
      <PostEditor key={post.id} post={draftOf(post)} products={await ownProducts(ctx, post.related_product_ids)} />
    </>
  );
}

function Lead({ post }: { post: PostView }) {
  if (post.status === "draft") return <Badge tone="warning">Draft: only you see it</Badge>;
  if (post.visibility === "members") return <Badge tone="primary">Published for members</Badge>;
  return <Badge tone="success">Published</Badge>;
}

/** Only an excerpt that was written is shown: one taken from the text follows the text. */
function draftOf(post: PostView): PostDraft {
  return {
    id: post.id,
    version: post.updated_at,
    status: post.status === "published" ? "published" : "draft",
    title: post.title,
    body: post.body,
    excerpt: writtenExcerpt(post),
    tags: post.tags.join(", "),
    visibility: post.visibility,
    related: post.related_product_ids,
  };
}

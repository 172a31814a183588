import type { Metadata } from "next";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { ownProducts } from "../_editor/own-products";
import { type PostDraft, PostEditor } from "../_editor/post-editor";

export const metadata: Metadata = { title: "New post" };

const EMPTY: PostDraft = {
  status: null,
  title: "",
  body: "",
  excerpt: "",
  tags: "",
  visibility: "public",
  related: [],
};

/** A post from nothing. */
export default async function NewPostPage() {
  await requireCreator("/studio/posts/new");
  return (
    <>
      <PageHeader
        title="New post"
        parent={{ label: "Posts", href: "/studio/posts" }}
        lead="Nobody sees it until you publish it."
      />
      <PostEditor post={EMPTY} products={await ownProducts(await pageContext())} />
    </>
  );
}

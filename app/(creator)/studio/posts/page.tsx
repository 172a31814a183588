import { PenLine } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { PostList } from "./post-list";

export const metadata: Metadata = { title: "Posts" };

type PostsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the creator wrote. `?show=drafts` lists what nobody else sees. */
export default async function PostsPage({ searchParams }: PostsPageProps) {
  await requireCreator("/studio/posts");
  const { show, cursor } = await searchParams;
  return (
    <>
      <PageHeader
        title="Posts"
        lead="What you write is on your profile, and agents that look for your topic find it with the offers it speaks of."
        action={
          <Button asChild>
            <Link href="/studio/posts/new">
              <PenLine aria-hidden /> Write a post
            </Link>
          </Button>
        }
      />
      <Suspense key={String(show)} fallback={<ListSkeleton label="Loading posts" />}>
        <PostList status={show === "drafts" ? "draft" : "published"} cursor={[cursor].flat()[0]} />
      </Suspense>
    </>
  );
}

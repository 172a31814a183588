import { FilePen, Newspaper } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { Badge } from "@/app/_ui/looks/badge";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { PostView } from "@/lib/contracts/publishing/posts";
import { listOwnPosts } from "@/lib/domain/publishing/posts/reading/read-own";
import { pageContext } from "@/lib/transports/actions/session/session";

const SHOWN = 20;
const PATH = "/studio/posts";

/** A page of the creator's posts, or of the drafts. */
export async function PostList({ status, cursor }: { status: "published" | "draft"; cursor: string | undefined }) {
  const ctx = await pageContext();
  const drafts = status === "draft";
  const page = await orFirstPage((at) => listOwnPosts(ctx, { status, limit: SHOWN, cursor: at }), cursor);
  return (
    <>
      <div className="mb-4">
        <FilterLinks
          label="Which posts"
          options={[
            { href: PATH, label: "Published", current: !drafts },
            { href: `${PATH}?show=drafts`, label: "Drafts", current: drafts },
          ]}
        />
      </div>
      {page.data.length > 0 ? <Lines posts={page.data} now={ctx.now} /> : drafts ? <NoDrafts /> : <NoPosts />}
      <LoadMore cursor={page.next_cursor} href={drafts ? `${PATH}?show=drafts&cursor=` : `${PATH}?cursor=`} />
    </>
  );
}

function Lines({ posts, now }: { posts: PostView[]; now: Date }) {
  return (
    <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
      {posts.map((post) => (
        <li key={post.id} className="grid grid-cols-[minmax(0,1fr)] gap-0.5 px-4 py-3">
          <div className="flex items-baseline justify-between gap-4">
            <Link
              href={`${PATH}/${post.id}`}
              className="wrap-anywhere min-w-0 rounded-sm font-medium text-base underline-offset-4 hover:underline"
            >
              {post.title}
            </Link>
            <RelativeTime
              at={post.status === "draft" ? post.updated_at : post.published_at}
              now={now}
              className="whitespace-nowrap text-muted-foreground text-sm"
            />
          </div>
          {post.excerpt ? (
            <p className="wrap-anywhere line-clamp-2 text-muted-foreground text-sm">{post.excerpt}</p>
          ) : null}
          {post.tags.length > 0 || post.visibility === "members" ? (
            <p className="mt-1 flex flex-wrap gap-1.5">
              {post.visibility === "members" ? <Badge tone="primary">Members only</Badge> : null}
              {post.tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function NoPosts() {
  return (
    <EmptyState icon={Newspaper} title="Nothing published yet">
      Show how you work: a case, a price explained, a mistake you learned from. Name the products it speaks of, and
      readers can hire you from the post.
    </EmptyState>
  );
}

function NoDrafts() {
  return (
    <EmptyState icon={FilePen} title="No drafts">
      A post that you save without publishing waits here. Nobody else sees it.
    </EmptyState>
  );
}

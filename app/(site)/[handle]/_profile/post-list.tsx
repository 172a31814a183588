import { Link } from "@/app/_ui/controls/link";
import { Badge } from "@/app/_ui/looks/badge";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { PostView } from "@/lib/contracts/publishing/posts";

/** Posts by title, newest first. */
export function PostList({ posts, now }: { posts: readonly PostView[]; now: Date }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {posts.map((post) => (
        <li
          key={post.id}
          className="group relative flex flex-col gap-2 rounded-md border border-border bg-card p-4 shadow-sm transition-colors hover:border-border-strong"
        >
          <h3 className="font-semibold text-lg leading-6">
            <Link
              href={`/${post.creator.handle}/posts/${post.slug}`}
              className="rounded-sm after:absolute after:inset-0 after:rounded-md group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
            >
              {post.title}
            </Link>
          </h3>
          <p className="line-clamp-3 text-muted-foreground">{post.excerpt}</p>
          <p className="mt-auto flex flex-wrap items-center gap-1.5 pt-1 text-muted-foreground text-sm">
            <RelativeTime at={post.published_at} now={now} className="mr-1" />
            {post.tags.slice(0, 3).map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

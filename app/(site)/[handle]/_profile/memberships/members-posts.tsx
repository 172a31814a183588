import { Lock } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { PostView } from "@/lib/contracts/publishing/posts";

/** What members read: titles for everybody, the rest behind the lock. */
export function MembersPosts({ posts, now }: { posts: PostView[]; now: Date }) {
  return (
    <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
      {posts.map((post) => (
        <li key={post.id} className="relative flex items-start gap-3 px-5 py-3.5 hover:bg-muted/40">
          <Lock aria-label="For members" className="mt-1 size-4 shrink-0 text-muted-foreground" />
          <Link
            href={`/${post.creator.handle}/posts/${post.slug}`}
            className="wrap-anywhere rounded-sm font-medium after:absolute after:inset-0 hover:underline"
          >
            {post.title}
          </Link>
          <RelativeTime at={post.published_at} now={now} className="ml-auto text-muted-foreground text-sm" />
        </li>
      ))}
    </ul>
  );
}

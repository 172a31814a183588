import { Lock } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import type { PostView } from "@/lib/contracts/publishing/posts";

/** In place of a post's body for those who are not members; `trying` in test mode. */
export function MembersGate({ post, trying }: { post: PostView; trying: boolean }) {
  return (
    <>
      {post.excerpt ? <p className="wrap-anywhere text-lg text-muted-foreground">{post.excerpt}</p> : null}
      <section
        aria-labelledby="gate"
        className="mt-8 grid justify-items-center gap-3 rounded-md border border-border bg-card px-6 py-10 text-center shadow-sm"
      >
        <span className="grid size-10 place-items-center rounded-full bg-muted text-muted-foreground">
          <Lock aria-hidden className="size-5" />
        </span>
        <h2 id="gate" className="font-semibold text-lg">
          For members of {post.creator.display_name}
        </h2>
        <p className="max-w-[44ch] text-balance text-muted-foreground">
          {trying
            ? "What is joined in test mode costs nothing, and opens no posts. Leave test mode to join."
            : "Join one of the tiers to read this post and the others."}
        </p>
        <Button asChild>
          <Link href={`/${post.creator.handle}#memberships`}>See the tiers</Link>
        </Button>
      </section>
    </>
  );
}

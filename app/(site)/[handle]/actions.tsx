"use server";

import type { LoadedPage } from "@/app/_ui/feedback/load-more";
import { listPosts } from "@/lib/domain/publishing/posts/reading/read";
import { listMembersPosts } from "@/lib/domain/trade/memberships/members-posts";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { pageContext } from "@/lib/transports/actions/session/session";
import { MembersPosts } from "./_profile/memberships/members-posts";
import { PostList } from "./_profile/post-list";
import { ReviewList } from "./_profile/reviews/review-list";

/** The next page of a creator's reviews, rendered. */
export async function loadReviews(handle: string, creator: string, cursor: string): Promise<LoadedPage> {
  const ctx = await pageContext();
  const page = await listReviews(ctx, String(handle), { limit: 10, cursor: String(cursor) });
  return {
    rows: (
      <div className="border-border border-t">
        <ReviewList reviews={page.data} creator={String(creator)} now={ctx.now} />
      </div>
    ),
    next: page.next_cursor,
  };
}

/** The next page of a creator's posts, rendered. */
export async function loadPosts(handle: string, cursor: string): Promise<LoadedPage> {
  const ctx = await pageContext();
  const page = await listPosts(ctx, { creator: String(handle), limit: 8, cursor: String(cursor) });
  return {
    rows: (
      <div className="mt-4">
        <PostList posts={page.data} now={ctx.now} />
      </div>
    ),
    next: page.next_cursor,
  };
}

/** The next page of a creator's posts for members, rendered. */
export async function loadMembersPosts(profileId: string, cursor: string): Promise<LoadedPage> {
  const ctx = await pageContext();
  const page = await listMembersPosts(ctx, { profileId: String(profileId), limit: 20, cursor: String(cursor) });
  return {
    rows: (
      <div className="mt-4">
        <MembersPosts posts={page.data} now={ctx.now} />
      </div>
    ),
    next: page.next_cursor,
  };
}

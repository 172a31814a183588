import { MessageSquare } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { ReviewItem } from "@/app/(site)/[handle]/_profile/reviews/review-list";
import { RatingSummary } from "@/app/(site)/[handle]/_profile/reviews/reviews";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { ReplyForm } from "./reply-form";

export const metadata: Metadata = { title: "Reviews" };

type ReviewsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const SHOWN = 20;

/** What buyers wrote, each with the way to answer it. */
export default async function ReviewsPage({ searchParams }: ReviewsPageProps) {
  const { handle, name } = await requireCreator("/studio/reviews");
  const { cursor } = await searchParams;
  return (
    <>
      <PageHeader
        title="Reviews"
        lead="Only people who paid for an order write one. You can answer each once, in public, and once more when its buyer has changed it; none can be removed."
      />
      <Suspense fallback={<ListSkeleton label="Loading reviews" />}>
        <Reviews handle={handle} name={name} cursor={[cursor].flat()[0]} />
      </Suspense>
    </>
  );
}

type ReviewsProps = { handle: string; name: string; cursor: string | undefined };

async function Reviews({ handle, name, cursor }: ReviewsProps) {
  const ctx = await pageContext();
  const page = await orFirstPage((at) => listReviews(ctx, handle, { limit: SHOWN, cursor: at }), cursor);
  if (page.data.length === 0) return <NoReviews />;
  return (
    <>
      <RatingSummary page={page} />
      <h2 className="sr-only">What buyers wrote</h2>
      <ul className="divide-y divide-border">
        {page.data.map((review) => (
          <li key={review.id} className="grid gap-3 py-6">
            <ReviewItem review={review} creator={name} now={ctx.now} />
            <ReplyForm review={review} />
          </li>
        ))}
      </ul>
      <LoadMore cursor={page.next_cursor} href="/studio/reviews?cursor=" label="Show more reviews" />
    </>
  );
}

function NoReviews() {
  return (
    <EmptyState
      icon={MessageSquare}
      title="No reviews yet"
      action={
        <Button asChild variant="secondary">
          <Link href="/studio/orders">See your orders</Link>
        </Button>
      }
    >
      A buyer can write one from payment until 14 days after the order closes. The first will be here and on your
      profile.
    </EmptyState>
  );
}

import { MessageSquare } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import { formatRating, Stars } from "@/app/_ui/data/stars";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { Glyph } from "@/app/_ui/looks/logos/glyph";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { ReviewPageView } from "@/lib/contracts/network/reviews/reviews";
import { Section } from "../../../_parts/section";
import { loadReviews } from "../../actions";
import { ReviewList } from "./review-list";

type ReviewsProps = { profile: ProfileView; page: ReviewPageView; later: boolean; now: Date };

/** The rating by stars, and what buyers wrote; on a later page with the way back. */
export function Reviews({ profile, page, later, now }: ReviewsProps) {
  return (
    <Section id="reviews" title="Reviews">
      {page.data.length === 0 ? (
        <EmptyState icon={MessageSquare} title="No reviews yet">
          Only people who paid for an order can write one. The first will appear here.
        </EmptyState>
      ) : (
        <>
          <RatingSummary page={page} />
          <ReviewList reviews={page.data} creator={profile.display_name} now={now} />
          <LoadMore
            cursor={page.next_cursor}
            href={`/${profile.handle}?reviews=`}
            load={loadReviews.bind(null, profile.handle, profile.display_name)}
            label="Show more reviews"
            section="reviews"
          />
          {later ? (
            <p className="mt-4 text-center">
              <Link href={`/${profile.handle}#reviews`} className="rounded-sm text-primary-ink hover:underline">
                Newest reviews
              </Link>
            </p>
          ) : null}
        </>
      )}
    </Section>
  );
}

type RatingSummaryProps = { page: Pick<ReviewPageView, "rating" | "review_count" | "distribution"> };

/** The rating, and how many gave how many stars; or that nothing counts yet. */
export function RatingSummary({ page: { rating, review_count: count, distribution } }: RatingSummaryProps) {
  if (rating === null)
    return <p className="mb-2 text-muted-foreground">No rating yet: a review counts once its order is completed.</p>;
  const stars = [5, 4, 3, 2, 1] as const;
  return (
    <div className="mb-2 grid items-center gap-x-10 gap-y-5 sm:grid-cols-[max-content_minmax(0,24rem)]">
      <div className="flex items-center gap-4 sm:block">
        <p className="font-semibold text-3xl tabular-nums">{formatRating(rating)}</p>
        <div>
          <Stars rating={rating} className="text-lg" />
          <p className="text-muted-foreground text-sm">
            {count === 1 ? "1 verified review" : `${count} verified reviews`}
          </p>
        </div>
      </div>
      <dl className="grid gap-1.5">
        {stars.map((star) => (
          <StarRow key={star} star={star} count={distribution[`${star}`]} of={count} />
        ))}
      </dl>
    </div>
  );
}

function StarRow({ star, count, of }: { star: number; count: number; of: number }) {
  return (
    <div className="grid grid-cols-[2rem_1fr_2.5rem] items-center gap-3 text-sm tabular-nums">
      <dt className="flex items-center gap-1">
        {star}
        <Glyph name="star" className="size-3.5 fill-star" />
        <span className="sr-only">{star === 1 ? "star" : "stars"}</span>
      </dt>
      <dd aria-hidden className="h-2 overflow-hidden rounded-full bg-muted">
        <span className="block h-full rounded-full bg-star" style={{ width: `${(100 * count) / Math.max(1, of)}%` }} />
      </dd>
      <dd className="text-right text-muted-foreground">{count}</dd>
    </div>
  );
}

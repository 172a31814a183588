import { Report } from "@/app/_parts/report/report";
import { Stars } from "@/app/_ui/data/stars";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { ReviewView } from "@/lib/contracts/network/reviews/reviews";
import { NotCounted } from "../../../_parts/not-counted";
import { ReviewReply } from "./review-reply";

type ReviewListProps = { reviews: readonly ReviewView[]; creator: string; now: Date };

/** Reviews, newest first, each with the creator's reply. */
export function ReviewList({ reviews, creator, now }: ReviewListProps) {
  return (
    <ul className="divide-y divide-border">
      {reviews.map((review) => (
        <li key={review.id} className="py-6">
          <ReviewItem review={review} creator={creator} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** One review. */
export function ReviewItem({ review, creator, now }: { review: ReviewView; creator: string; now: Date }) {
  return (
    <article className="grid grid-cols-1 gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={review.buyer_name} handle={review.buyer_name} className="size-9 text-xs" />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-medium">{review.buyer_name}</p>
          <p className="wrap-anywhere flex flex-wrap gap-x-2 text-muted-foreground text-sm">
            <span>{review.product_title}</span>
            <RelativeTime at={review.created_at} now={now} />
            {review.changed_at ? (
              <span>
                changed on <ExactTime at={review.changed_at} form="day" />
              </span>
            ) : null}
          </p>
        </div>
        <Report kind="review" id={review.id} className="self-start" />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} className="text-base" />
        {review.title ? (
          <h3 dir="auto" className="font-semibold">
            {review.title}
          </h3>
        ) : null}
      </div>
      {review.body ? (
        <p dir="auto" className="wrap-anywhere measure whitespace-pre-line text-lg">
          {review.body}
        </p>
      ) : null}
      <NotCounted review={review} />
      <ReviewReply reply={review.reply} creator={creator} now={now} />
    </article>
  );
}

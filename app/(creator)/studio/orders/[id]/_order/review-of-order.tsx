import { Card } from "@/app/_ui/looks/card";
import { ReviewItem } from "@/app/(site)/[handle]/_profile/reviews/review-list";
import type { ReviewView } from "@/lib/contracts/network/reviews/reviews";
import { ReplyForm } from "../../../reviews/reply-form";

/** What the buyer wrote about this order, with the way to answer it. */
export function ReviewOfOrder({ review, name, now }: { review: ReviewView; name: string; now: Date }) {
  return (
    <section aria-labelledby="review" className="grid gap-3">
      <h2 id="review" className="font-semibold text-lg">
        Review
      </h2>
      <Card className="grid gap-3 p-5">
        <ReviewItem review={review} creator={name} now={now} />
        <ReplyForm review={review} />
      </Card>
    </section>
  );
}

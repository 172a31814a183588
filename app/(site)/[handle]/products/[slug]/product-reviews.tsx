import { RatingSummary } from "@/app/(site)/[handle]/_profile/reviews/reviews";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { ReviewPageView } from "@/lib/contracts/network/reviews/reviews";
import { MoreLink, Section } from "../../../_parts/section";
import { ReviewList } from "../../_profile/reviews/review-list";

type ProductReviewsProps = {
  profile: ProfileView;
  /** The address of the product's page. */
  path: string;
  /** Of this product alone. */
  own: ReviewPageView;
  /** Of everything by its creator, for a product that nobody has reviewed. */
  others: ReviewPageView | null;
  now: Date;
};

/** What buyers of this product wrote; of one without reviews, what buyers say of its creator. Nothing where nobody wrote. */
export function ProductReviews({ profile, path, own, others, now }: ProductReviewsProps) {
  const { handle, display_name: name } = profile;
  const all = { href: `/${handle}#reviews`, label: `All reviews of ${name}` };
  if (own.data.length > 0)
    return (
      <Section id="reviews" title="Reviews of this offer" more={all}>
        <RatingSummary page={own} />
        <ReviewList reviews={own.data} creator={name} now={now} />
        {own.next_cursor ? (
          <MoreLink href={`${path}?reviews=${encodeURIComponent(own.next_cursor)}#reviews`} label="Older reviews" />
        ) : null}
      </Section>
    );
  if (!others?.data.length) return null;
  return (
    <Section
      id="reviews"
      title={`Reviews of ${name}`}
      lead="Nobody has reviewed this offer yet. This is what buyers of the others say."
      more={all}
    >
      <RatingSummary page={others} />
      <ReviewList reviews={others.data} creator={name} now={now} />
    </Section>
  );
}

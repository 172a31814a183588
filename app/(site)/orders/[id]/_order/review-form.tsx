"use client";

import { useEffect, useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Stars } from "@/app/_ui/data/stars";
import { Field } from "@/app/_ui/form/field";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { takeFocus, takeFocusWithin } from "@/app/_ui/form/hooks/take-focus";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { StarInput } from "@/app/_ui/form/star-input";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { ReviewView } from "@/lib/contracts/network/reviews/reviews";
import type { DraftedReview } from "@/lib/domain/trade/orders/approvals/read";
import { NotCounted } from "../../../_parts/not-counted";
import { ReviewReply } from "../../../[handle]/_profile/reviews/review-reply";
import { sendReview } from "../actions";

type ReviewFormProps = {
  orderId: string;
  token: string | undefined;
  creator: string;
  /** ISO 8601: until when it can be written; null while the order is open. Once that is known, the question is put in the past. */
  ends: string | null;
  review: ReviewView | null;
  /** What an app drafted, with which the form begins. */
  draft?: DraftedReview | null;
  canReview: boolean;
};

/** The review of an order: a form until it is written, then the review with the way to change it. */
export function ReviewForm({ orderId, token, creator, ends, review, draft, canReview }: ReviewFormProps) {
  const { state, pending, errors, formProps } = useActionForm(sendReview, "Your review is published");
  const [editing, setEditing] = useState(review === null);
  const [changes, setChanges] = useState(false);
  useEffect(() => {
    if (state.status === "ok") setEditing(false);
  }, [state]);
  const written = state.status === "ok" ? state.data : review;
  if (written && !editing) {
    const edit = () => {
      setEditing(true);
      setChanges(true);
    };
    const sent = state.status === "ok";
    return <WrittenReview review={written} creator={creator} sent={sent} edit={canReview ? edit : undefined} />;
  }
  if (!canReview) {
    return (
      <FormAlert tone="neutral">
        {ends ? (
          <>
            The time for a review ended on <ExactTime at={ends} />, 14 days after the order closed.
          </>
        ) : (
          "A review can be written once the order is paid, until 14 days after it closes."
        )}
      </FormAlert>
    );
  }
  const begins = written ?? draft;
  const loose = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label="Review" className="grid gap-5">
      <input type="hidden" name="order_id" value={orderId} />
      {token ? <input type="hidden" name="token" value={token} /> : null}
      {draft && !written ? <input type="hidden" name="draft_id" value={draft.id} /> : null}
      {loose ? <FormAlert>{state.message}</FormAlert> : null}
      {draft && !written ? (
        <FormAlert tone="neutral">
          {draft.app} drafted this review for you. Change what you like, then publish it.
        </FormAlert>
      ) : null}
      <KeptDraft form="review" subject={orderId} />
      <div ref={changes ? takeFocusWithin : undefined}>
        <StarInput
          name="rating"
          legend={ends ? `How did it go with ${creator}?` : `How is it going with ${creator}?`}
          defaultValue={begins?.rating}
          error={errors.rating}
        />
      </div>
      <Field label="Title" name="title" optional error={errors.title}>
        <Input defaultValue={begins?.title} maxLength={120} placeholder="In a few words" autoComplete="off" />
      </Field>
      <Field
        label="Your review"
        name="body"
        optional
        error={errors.body}
        hint="Public, under your first name and the initial of your last."
      >
        <Textarea defaultValue={begins?.body} maxLength={4000} rows={5} />
      </Field>
      <SubmitButton pending={pending} className="w-fit">
        {written ? "Save changes" : "Publish review"}
      </SubmitButton>
    </form>
  );
}

type WrittenReviewProps = {
  review: ReviewView;
  creator: string;
  /** It was sent just now, from the form that stood here. */
  sent: boolean;
  edit: (() => void) | undefined;
};

function WrittenReview({ review, creator, sent, edit }: WrittenReviewProps) {
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-2" role="status">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={review.rating} className="text-lg" />
        {review.title ? <p className="font-semibold text-lg">{review.title}</p> : null}
      </div>
      {review.body ? (
        <p dir="auto" className="measure whitespace-pre-line text-lg">
          {review.body}
        </p>
      ) : null}
      <NotCounted review={review} />
      {review.changed_at ? (
        <p className="text-muted-foreground text-sm">
          changed on <ExactTime at={review.changed_at} form="day" />
        </p>
      ) : null}
      <ReviewReply reply={review.reply} creator={creator} />
      {edit ? (
        <Button variant="secondary" size="sm" ref={sent ? takeFocus : undefined} onClick={edit} className="mt-2 w-fit">
          Change it
        </Button>
      ) : null}
    </div>
  );
}

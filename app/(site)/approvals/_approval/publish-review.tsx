"use client";

import { Ban } from "lucide-react";
import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { Field } from "@/app/_ui/form/field";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { StarInput } from "@/app/_ui/form/star-input";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { ApprovalView } from "@/lib/contracts/trade/orders/approvals";
import { publishAction, refuseAction } from "../actions";
import { REASON } from "./refusal";

type PublishReviewProps = {
  id: string;
  app: string;
  creator: string;
  title: string;
  draft: NonNullable<ApprovalView["review"]>;
};

/** A review as the app drafted it, to be changed and published by the person. */
export function PublishReview({ id, app, creator, title, draft }: PublishReviewProps) {
  const { state, pending, errors, formProps } = useActionForm(publishAction, "Your review is published");
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <div className="grid gap-3">
      <form {...formProps} id={`publish-${id}`} aria-label={`Review of ${title}`} className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        {alone ? <FormAlert>{state.message}</FormAlert> : null}
        <StarInput
          name="rating"
          legend={`How did it go with ${creator}?`}
          defaultValue={draft.rating}
          error={errors.rating}
        />
        <Field label="Title" name="title" optional error={errors.title}>
          <Input defaultValue={draft.title} maxLength={120} autoComplete="off" />
        </Field>
        <Field
          label="Your review"
          name="body"
          optional
          error={errors.body}
          hint="Public, under your first name and the initial of your last."
        >
          <Textarea defaultValue={draft.body} maxLength={4000} rows={5} />
        </Field>
      </form>
      <div className="flex flex-wrap items-center gap-2 *:max-sm:w-full">
        <SubmitButton form={`publish-${id}`} pending={pending} size="lg">
          Publish review
        </SubmitButton>
        <SayDialog
          which={{ id }}
          action={refuseAction}
          verb="Refuse"
          icon={Ban}
          title="Refuse this review"
          description={`Nothing is published, and ${app} reads why.`}
          fields={[{ ...REASON, placeholder: undefined }]}
          send="Refuse"
          done="Refused"
          look="danger"
          size="lg"
        />
      </div>
    </div>
  );
}

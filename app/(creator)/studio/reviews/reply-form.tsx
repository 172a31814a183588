"use client";

import { Reply } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Textarea } from "@/app/_ui/controls/textarea";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { takeFocus } from "@/app/_ui/form/hooks/take-focus";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { ReviewView } from "@/lib/contracts/network/reviews/reviews";
import { replyAction } from "./actions";

type ReplyFormProps = { review: Pick<ReviewView, "id" | "buyer_name" | "reply"> };

const send = withSuccess(replyAction, () => {
  toast.success("Your reply is on your profile");
});

/** The public answer to a review, or to what its buyer has made of it since: a button, then the form. Nothing where it has its answer. */
export function ReplyForm({ review: { id, buyer_name: buyer, reply } }: ReplyFormProps) {
  const [open, setOpen] = useState(false);
  /** Its button was pressed, and is new when the form goes. */
  const [used, setUsed] = useState(false);
  const { state, pending, errors, formProps } = useActionForm(send);
  if (reply && !reply.outdated) return null;
  if (!open) {
    return (
      <Button
        size="sm"
        variant="secondary"
        className="w-fit"
        ref={used ? takeFocus : undefined}
        onClick={() => {
          setOpen(true);
          setUsed(true);
        }}
      >
        <Reply aria-hidden /> {reply ? "Replace your reply" : "Reply"}
        <span className="sr-only"> to {buyer}</span>
      </Button>
    );
  }
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label={`Reply to ${buyer}`} className="measure">
      <input type="hidden" name="id" value={id} />
      <fieldset aria-busy={pending} className="grid min-w-0 gap-3">
        {alone ? <FormAlert>{state.message}</FormAlert> : null}
        <KeptDraft form="reply" subject={id} />
        <Field
          label="Your reply"
          name="body"
          error={fieldMessage(errors, "body")}
          hint="Everyone sees it under the review. It can be changed only once the buyer changes the review."
        >
          <Textarea rows={3} maxLength={2000} required autoFocus />
        </Field>
        <div className="flex gap-2">
          <SubmitButton size="sm" pending={pending}>
            Publish reply
          </SubmitButton>
          <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

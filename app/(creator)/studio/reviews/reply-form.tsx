"use client";

import { Reply } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Textarea } from "@/app/_ui/controls/textarea";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { replyAction } from "./actions";

type ReplyFormProps = { id: string; buyer: string };

const send = withSuccess(replyAction, () => {
  toast.success("Your reply is on your profile");
});

/** The public answer to a review: a button, then the form. */
export function ReplyForm({ id, buyer }: ReplyFormProps) {
  const [open, setOpen] = useState(false);
  const { state, pending, errors, formProps } = useActionForm(send);
  if (!open) {
    return (
      <Button size="sm" variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
        <Reply aria-hidden /> Reply<span className="sr-only"> to {buyer}</span>
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
          hint="Everyone sees it under the review. It cannot be changed afterwards."
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

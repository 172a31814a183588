"use client";

import { useState } from "react";
import { FilePicker } from "@/app/_parts/media/file-picker";
import { Input } from "@/app/_ui/controls/input";
import { Textarea } from "@/app/_ui/controls/textarea";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { CardContent, CardFooter } from "@/app/_ui/looks/card";
import { MAX_PROOFS } from "@/lib/contracts/agents/form-limits";
import { askVerificationAction } from "../actions";

// said here: the form itself is gone by then
const ask = withSuccess(askVerificationAction, () => toast.success("Your request is with the operators"));

/** Asks to be verified; `declined` is why it was not done the last time. */
export function AskForm({ declined }: { declined: string | null }) {
  const { state, pending, errors, formProps } = useActionForm(ask);
  const [uploading, setUploading] = useState(false);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label="Verification">
      <fieldset aria-busy={pending}>
        <CardContent className="grid gap-5">
          {declined ? <FormAlert tone="neutral">The last request was declined: {declined}</FormAlert> : null}
          {alone ? <FormAlert>{state.message}</FormAlert> : null}
          <Field label="Your name, as in the document" name="legal_name" error={fieldMessage(errors, "legal_name")}>
            <Input maxLength={120} autoComplete="name" required />
          </Field>
          <FilePicker
            address="/settings/verification/files"
            of="this request"
            label="A passport, an identity card or an extract of a register"
            waiting={[]}
            most={MAX_PROOFS}
            note="(at least one)"
            busy={setUploading}
            error={fieldMessage(errors, "file_ids")}
          />
          <Field
            label="Anything the operators should know"
            name="note"
            optional
            error={fieldMessage(errors, "note")}
            hint="Only operators read this and open your documents, which are deleted within an hour of their decision."
          >
            <Textarea rows={2} maxLength={1_000} />
          </Field>
        </CardContent>
        <CardFooter className="justify-end">
          <SubmitButton pending={pending || uploading}>Ask to be verified</SubmitButton>
        </CardFooter>
      </fieldset>
    </form>
  );
}

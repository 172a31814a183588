"use client";

import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { renameKeyAction } from "../actions";

/** What a key is called. */
export function NameForm({ id, name }: { id: string; name: string }) {
  const { state, pending, errors, formProps } = useActionForm(renameKeyAction, "Saved");
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label="Name" className="grid gap-4">
      <input type="hidden" name="id" value={id} />
      {alone ? <FormAlert>{state.message}</FormAlert> : null}
      <Field label="Name" name="name" error={fieldMessage(errors, "name")}>
        <Input defaultValue={name} required maxLength={160} autoComplete="off" className="max-w-md" />
      </Field>
      <SubmitButton variant="secondary" pending={pending} className="w-fit">
        Save name
      </SubmitButton>
    </form>
  );
}

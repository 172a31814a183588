"use client";

import { Button } from "@/app/_ui/controls/button";
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { type TellBusy, useTellBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { ApiKeyWithToken } from "@/lib/contracts/developers/keys/keys";
import { rotateKeyAction } from "./actions";
import type { KeyNamed } from "./key-named";

const OVERLAPS = [
  { hours: 0, label: "Not at all: it ends now" },
  { hours: 1, label: "1 hour" },
  { hours: 6, label: "6 hours" },
  { hours: 24, label: "24 hours" },
  { hours: 72, label: "3 days" },
  { hours: 168, label: "7 days" },
];

/** How long the old key goes on next to the new one. */
type RotateKeyFormProps = {
  target: KeyNamed;
  busy: TellBusy;
  done: (key: ApiKeyWithToken) => void;
  cancel: () => void;
};

export function RotateKeyForm({ target, busy, done, cancel }: RotateKeyFormProps) {
  const { state, pending, errors, formProps } = useActionForm(withSuccess(rotateKeyAction, done));
  useTellBusy(pending, busy);
  const alone = state.status === "error" && !errors.overlap_hours;
  return (
    <>
      <DialogHeader>
        <DialogTitle>Rotate “{target.name}”</DialogTitle>
        <DialogDescription>
          You get a new key with the same name, scopes and expiry. The old one, <code>{target.prefix}…</code>, goes on
          working while you change over.
        </DialogDescription>
      </DialogHeader>
      <form {...formProps} aria-label={`Rotate ${target.name}`}>
        <input type="hidden" name="id" value={target.id} />
        <fieldset aria-busy={pending} className="grid gap-4">
          {alone ? <FormAlert>{state.message}</FormAlert> : null}
          <Field
            label="The old key goes on working for"
            name="overlap_hours"
            error={fieldMessage(errors, "overlap_hours")}
          >
            <Select defaultValue={24}>
              {OVERLAPS.map(({ hours, label }) => (
                <option key={hours} value={hours}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <DialogFooter>
            <Button variant="secondary" onClick={cancel} disabled={pending}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>Rotate key</SubmitButton>
          </DialogFooter>
        </fieldset>
      </form>
    </>
  );
}

"use client";

import { Button } from "@/app/_ui/controls/button";
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { Input } from "@/app/_ui/controls/input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { type TellBusy, useTellBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { type CreatedEndpoint, createEndpointAction } from "../actions";
import { EventPicker } from "./event-picker";

type CreateEndpointFormProps = {
  kinds: readonly string[];
  app?: string | undefined;
  busy: TellBusy;
  done: (endpoint: CreatedEndpoint) => void;
  cancel: () => void;
};

/** Address, description and events of a new endpoint. */
export function CreateEndpointForm({ kinds, app, busy, done, cancel }: CreateEndpointFormProps) {
  const { state, pending, errors, formProps } = useActionForm(withSuccess(createEndpointAction, done));
  useTellBusy(pending, busy);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <>
      <DialogHeader>
        <DialogTitle>Add a webhook endpoint</DialogTitle>
        <DialogDescription>
          {app ? "One endpoint for everybody who lets the app in, as far as the scopes go that they granted. " : ""}
          Each event is sent as a signed POST, and again for up to 24 hours until a 2xx answers it.
        </DialogDescription>
      </DialogHeader>
      <form {...formProps} aria-label="New webhook endpoint" className="min-w-0">
        <fieldset aria-busy={pending} className="grid min-w-0 gap-4">
          {alone ? <FormAlert>{state.message}</FormAlert> : null}
          {app ? <input type="hidden" name="app_id" value={app} /> : null}
          <Field label="URL" name="url" error={fieldMessage(errors, "url")}>
            <Input
              type="url"
              inputMode="url"
              placeholder="https://example.com/hooks/guildhall"
              maxLength={2048}
              autoComplete="off"
              required
            />
          </Field>
          <Field label="Description" name="description" optional error={fieldMessage(errors, "description")}>
            <Input maxLength={200} autoComplete="off" placeholder="Order sync" />
          </Field>
          <EventPicker kinds={kinds} error={fieldMessage(errors, "event_types")} />
          <DialogFooter>
            <Button variant="secondary" onClick={cancel} disabled={pending}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>Add endpoint</SubmitButton>
          </DialogFooter>
        </fieldset>
      </form>
    </>
  );
}

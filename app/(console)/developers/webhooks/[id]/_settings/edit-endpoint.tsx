"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { Input } from "@/app/_ui/controls/input";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import { EventPicker } from "../../_endpoints/event-picker";
import { updateEndpointAction } from "../actions";
import { HeadersField } from "./headers-field";

type EditEndpointProps = { endpoint: WebhookEndpointView; kinds: readonly string[] };

/** A dialog in which an endpoint's address, description, events and headers change. */
export function EditEndpoint(props: EditEndpointProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Pencil aria-hidden /> Edit
      </Button>
      <Dialog open={open} close={() => setOpen(false)} className="max-w-xl">
        <EditForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function EditForm({ endpoint, kinds, close }: EditEndpointProps & { close: () => void }) {
  const save = withSuccess(updateEndpointAction, () => {
    close();
    toast.success("Endpoint saved");
  });
  const { state, pending, errors, formProps } = useActionForm(save);
  const headerError = Object.entries(errors).find(([path]) => path.startsWith("headers"))?.[1];
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <>
      <DialogHeader>
        <DialogTitle>Edit the endpoint</DialogTitle>
      </DialogHeader>
      <form {...formProps} aria-label="Edit the endpoint" className="min-w-0">
        <input type="hidden" name="id" value={endpoint.id} />
        <fieldset aria-busy={pending} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          {alone ? <FormAlert>{state.message}</FormAlert> : null}
          <Field label="URL" name="url" error={fieldMessage(errors, "url")}>
            <Input type="url" inputMode="url" defaultValue={endpoint.url} maxLength={2048} required />
          </Field>
          <Field label="Description" name="description" optional error={fieldMessage(errors, "description")}>
            <Input defaultValue={endpoint.description} maxLength={200} autoComplete="off" />
          </Field>
          <EventPicker kinds={kinds} selected={endpoint.event_types} error={fieldMessage(errors, "event_types")} />
          <HeadersField names={endpoint.header_names} error={headerError} />
          <DialogFooter>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>Save endpoint</SubmitButton>
          </DialogFooter>
        </fieldset>
      </form>
    </>
  );
}

"use client";

import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { FormAlert } from "@/app/_ui/form-alert";
import { Select } from "@/app/_ui/select";
import { SubmitButton } from "@/app/_ui/submit-button";
import { toast } from "@/app/_ui/toast";
import { useActionForm } from "@/app/_ui/use-action-form";
import { withSuccess } from "@/app/_ui/with-success";
import { sendTestAction } from "./actions";

type SendTestProps = { id: string; kinds: readonly string[] };

/** The page's primary action: sends the example of a kind. */
export function SendTest(props: SendTestProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Send aria-hidden /> Send test event
      </Button>
      <Dialog open={open} close={() => setOpen(false)}>
        <TestForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function TestForm({ id, kinds, close }: SendTestProps & { close: () => void }) {
  const send = withSuccess(sendTestAction, ({ event_type }) => {
    close();
    toast.success(`${event_type} is on its way`);
  });
  const { state, pending, formProps } = useActionForm(send);
  return (
    <>
      <DialogHeader>
        <DialogTitle>Send a test event</DialogTitle>
        <DialogDescription>
          The example of a kind, signed and retried like a real event, to this endpoint alone. Your other lists of
          events do not show it.
        </DialogDescription>
      </DialogHeader>
      <form {...formProps} aria-label="Send a test event" className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <Field label="Event" name="event_type">
          <Select defaultValue="ping">
            {kinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </Select>
        </Field>
        <DialogFooter>
          <Button variant="secondary" onClick={close} disabled={pending}>
            Cancel
          </Button>
          <SubmitButton pending={pending}>Send event</SubmitButton>
        </DialogFooter>
      </form>
    </>
  );
}

"use client";

import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { Select } from "@/app/_ui/controls/select";
import { toast } from "@/app/_ui/feedback/toast";
import { Field } from "@/app/_ui/form/field";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
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

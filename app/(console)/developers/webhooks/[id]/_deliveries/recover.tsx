"use client";

import { History } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { toast } from "@/app/_ui/feedback/toast";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { MomentField } from "@/app/_ui/time/moment-field";
import { recoverAction } from "../actions";

type RecoverProps = {
  id: string;
  /** A day ago, as the field has it: `2026-11-20T09:30`, UTC. */
  dayAgo: string;
};

/** Sends again what failed in a span of time; the page shows how far it is. */
export function Recover(props: RecoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <History aria-hidden /> Recover
      </Button>
      <Dialog open={open} close={() => setOpen(false)}>
        <RecoverForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RecoverForm({ id, dayAgo, close }: RecoverProps & { close: () => void }) {
  // the page behind is made again every few seconds: what somebody chose here must not go back to its new day ago
  const [from] = useState(dayAgo);
  const recover = withSuccess(recoverAction, ({ total }) => {
    close();
    toast.success(total > 0 ? `Recovering ${total.toLocaleString("en")} deliveries` : "Nothing failed in that time");
  });
  const { state, pending, errors, formProps } = useActionForm(recover);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <>
      <DialogHeader>
        <DialogTitle>Recover what failed</DialogTitle>
        <DialogDescription>
          Dead letters and deliveries that were skipped are sent again, oldest first, at most 10,000. What has arrived
          meanwhile is left out.
        </DialogDescription>
      </DialogHeader>
      <form {...formProps} aria-label="Recover what failed">
        <input type="hidden" name="id" value={id} />
        <fieldset aria-busy={pending} className="grid gap-4">
          {alone ? <FormAlert>{state.message}</FormAlert> : null}
          <div className="grid gap-4 sm:grid-cols-2">
            <MomentField label="From" name="from" defaultValue={from} required error={fieldMessage(errors, "from")} />
            <MomentField
              label="Until"
              name="to"
              optional
              hint="Now when left out."
              error={fieldMessage(errors, "to")}
            />
          </div>
          <DialogFooter>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>Recover</SubmitButton>
          </DialogFooter>
        </fieldset>
      </form>
    </>
  );
}

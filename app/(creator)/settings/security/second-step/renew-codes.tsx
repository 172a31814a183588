"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { renewCodesAction } from "./actions";
import { RecoveryCodes } from "./recovery-codes";

/** New recovery codes in place of the old ones: asks once, then shows them. */
export function RenewCodes() {
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    setOpen(false);
    setCodes(undefined);
  };
  return (
    <>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        New recovery codes
      </Button>
      <Dialog open={open} close={close} role="alertdialog" locked={codes !== undefined}>
        {codes ? <RecoveryCodes codes={codes} close={close} /> : <Question done={setCodes} close={close} />}
      </Dialog>
    </>
  );
}

function Question({ done, close }: { done: (codes: string[]) => void; close: () => void }) {
  const { state, pending, formProps } = useActionForm(withSuccess(renewCodesAction, done));
  return (
    <>
      <DialogHeader>
        <DialogTitle>Make new recovery codes?</DialogTitle>
        <DialogDescription>Those that you have are worthless afterwards.</DialogDescription>
      </DialogHeader>
      <form {...formProps} aria-label="New recovery codes" className="grid gap-4">
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <DialogFooter>
          <Button variant="secondary" onClick={close}>
            Keep the old ones
          </Button>
          <SubmitButton pending={pending}>Make new ones</SubmitButton>
        </DialogFooter>
      </form>
    </>
  );
}

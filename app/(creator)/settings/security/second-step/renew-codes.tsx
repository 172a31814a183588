"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { type TellBusy, useBusy, useTellBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { renewCodesAction } from "./actions";
import { RecoveryCodes } from "./recovery-codes";

/** New recovery codes in place of the old ones: asks once, then shows them. */
export function RenewCodes() {
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  // closed meanwhile, it would show nobody what is shown this once
  const [sending, busy] = useBusy();
  const close = () => {
    setOpen(false);
    setCodes(undefined);
  };
  return (
    <>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        New recovery codes
      </Button>
      <Dialog open={open} close={close} role="alertdialog" locked={sending || codes !== undefined}>
        {codes ? <RecoveryCodes codes={codes} close={close} /> : <Question busy={busy} done={setCodes} close={close} />}
      </Dialog>
    </>
  );
}

type QuestionProps = { busy: TellBusy; done: (codes: string[]) => void; close: () => void };

function Question({ busy, done, close }: QuestionProps) {
  const { state, pending, formProps } = useActionForm(withSuccess(renewCodesAction, done));
  useTellBusy(pending, busy);
  return (
    <>
      <DialogHeader>
        <DialogTitle>Make new recovery codes?</DialogTitle>
        <DialogDescription>Those that you have are worthless afterwards.</DialogDescription>
      </DialogHeader>
      <form {...formProps} aria-label="New recovery codes" className="grid gap-4">
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <DialogFooter>
          <Button variant="secondary" onClick={close} disabled={pending}>
            Keep the old ones
          </Button>
          <SubmitButton pending={pending}>Make new ones</SubmitButton>
        </DialogFooter>
      </form>
    </>
  );
}

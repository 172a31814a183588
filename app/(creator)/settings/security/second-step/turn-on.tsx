"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { CodeInput } from "@/app/_ui/controls/code-input";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { type TellBusy, useBusy, useTellBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { beginAction, confirmAction } from "./actions";
import { QrCode } from "./qr-code";
import { RecoveryCodes } from "./recovery-codes";

type Begun = { secret: string; modules: boolean[][] };

/** The way to two-step sign-in: the app reads the secret, shows that it can, and the recovery codes are kept. */
export function TurnOn() {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  // closed meanwhile, it would show nobody what is shown this once
  const [sending, busy] = useBusy();
  const { state, pending, formProps } = useActionForm(withSuccess(beginAction, setBegun));
  const close = () => {
    setBegun(undefined);
    setCodes(undefined);
  };
  return (
    <>
      <form {...formProps} aria-label="Two-step sign-in" className="grid gap-4">
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <SubmitButton pending={pending} className="w-fit">
          Turn on
        </SubmitButton>
      </form>
      <Dialog
        open={begun !== undefined || codes !== undefined}
        close={close}
        locked={sending || codes !== undefined}
        role={codes ? "alertdialog" : "dialog"}
      >
        {codes ? <RecoveryCodes codes={codes} close={close} /> : null}
        {begun && !codes ? <SetUp begun={begun} busy={busy} done={setCodes} close={close} /> : null}
      </Dialog>
    </>
  );
}

type SetUpProps = { begun: Begun; busy: TellBusy; done: (codes: string[]) => void; close: () => void };

function SetUp({ begun, busy, done, close }: SetUpProps) {
  const { state, pending, errors, formProps } = useActionForm(withSuccess(confirmAction, done));
  useTellBusy(pending, busy);
  const said = fieldMessage(errors, "code");
  return (
    <>
      <DialogHeader>
        <DialogTitle>Add Guildhall to your authenticator app</DialogTitle>
        <DialogDescription>Scan the code with the app, or type the key into it.</DialogDescription>
      </DialogHeader>
      <div className="grid justify-items-center gap-3">
        <QrCode modules={begun.modules} label="QR code for an authenticator app" />
        <Copyable
          value={begun.secret}
          display={(begun.secret.match(/.{4}/g) ?? []).join(" ")}
          label="key"
          variant="block"
        />
      </div>
      <form {...formProps} aria-label="First code" className="grid gap-4">
        {state.status === "error" && !said ? <FormAlert>{state.message}</FormAlert> : null}
        <Field label="Code that the app shows now" name="code" error={said}>
          <CodeInput />
        </Field>
        <DialogFooter>
          <Button variant="secondary" onClick={close} disabled={pending}>
            Cancel
          </Button>
          <SubmitButton pending={pending}>Turn on</SubmitButton>
        </DialogFooter>
      </form>
    </>
  );
}

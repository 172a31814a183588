"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { type TellBusy, useBusy, useTellBusy } from "@/app/_ui/form/hooks/use-busy";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { FormAction } from "@/lib/transports/actions/action";
import { SecretShown } from "./secret-shown";

type RotateSecretDialogProps<T> = {
  /** The action is sent the id, nothing else. */
  id: string;
  /** Whose secret it is, as the question names it. */
  thing: string;
  action: FormAction<T>;
  secretOf: (answer: T) => string | null;
  /** What the secret is called: "client secret". */
  secretName: string;
  /** What rotating brings, said before; and what it has brought, said with the new secret. */
  consequence: string;
  shown: string;
};

/** Replaces a secret after asking, and shows the new one, this once. */
export function RotateSecretDialog<T>(props: RotateSecretDialogProps<T>) {
  const { thing, secretName, shown } = props;
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  // closed meanwhile, it would show nobody what is shown this once
  const [sending, busy] = useBusy();
  const router = useRouter();
  const close = () => {
    setOpen(false);
    if (secret) router.refresh();
    setSecret(null);
  };
  return (
    <>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <RotateCw aria-hidden /> Rotate secret<span className="sr-only"> of {thing}</span>
      </Button>
      <Dialog
        open={open}
        close={close}
        locked={sending || secret !== null}
        className={secret ? "max-w-2xl" : undefined}
      >
        {secret ? (
          <SecretShown title={`The new ${secretName}`} detail={shown} secret={secret} name={secretName} close={close} />
        ) : (
          <Question {...props} busy={busy} done={setSecret} cancel={close} />
        )}
      </Dialog>
    </>
  );
}

type QuestionProps<T> = RotateSecretDialogProps<T> & {
  busy: TellBusy;
  done: (secret: string | null) => void;
  cancel: () => void;
};

function Question<T>({ id, thing, action, secretOf, consequence, busy, done, cancel }: QuestionProps<T>) {
  const { state, pending, formProps } = useActionForm(withSuccess(action, (answer) => done(secretOf(answer))));
  useTellBusy(pending, busy);
  return (
    <>
      <DialogHeader>
        <DialogTitle className="wrap-anywhere">Rotate the secret of “{thing}”?</DialogTitle>
        <DialogDescription>{consequence}</DialogDescription>
      </DialogHeader>
      <form {...formProps} aria-label={`Rotate the secret of ${thing}`} className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <DialogFooter>
          <Button variant="secondary" onClick={cancel} disabled={pending}>
            Keep it
          </Button>
          <SubmitButton pending={pending}>Rotate secret</SubmitButton>
        </DialogFooter>
      </form>
    </>
  );
}

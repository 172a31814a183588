"use client";

import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/dialog";
import { FormAlert } from "@/app/_ui/form-alert";
import { SubmitButton } from "@/app/_ui/submit-button";
import { useActionForm } from "@/app/_ui/use-action-form";
import { withSuccess } from "@/app/_ui/with-success";
import { SecretShown } from "../../_parts/secret-shown";
import { rotateSecretAction } from "../actions";

type RotateSecretProps = { id: string; name: string };

/** Replaces an app's secret after asking, and shows the new one, this once. */
export function RotateSecret({ id, name }: RotateSecretProps) {
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const router = useRouter();
  const close = () => {
    setOpen(false);
    if (secret) router.refresh();
    setSecret(null);
  };
  return (
    <>
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <RotateCw aria-hidden /> Rotate secret
      </Button>
      <Dialog open={open} close={close} locked={secret !== null} className={secret ? "max-w-2xl" : undefined}>
        {secret ? (
          <SecretShown
            title="The new client secret"
            detail={`The former secret of “${name}” has ended.`}
            secret={secret}
            name="client secret"
            close={close}
          />
        ) : (
          <Question id={id} name={name} done={setSecret} cancel={close} />
        )}
      </Dialog>
    </>
  );
}

type QuestionProps = RotateSecretProps & { done: (secret: string | null) => void; cancel: () => void };

function Question({ id, name, done, cancel }: QuestionProps) {
  const send = withSuccess(rotateSecretAction, ({ client_secret }) => done(client_secret));
  const { state, pending, formProps } = useActionForm(send);
  return (
    <>
      <DialogHeader>
        <DialogTitle>Rotate the secret of “{name}”?</DialogTitle>
        <DialogDescription>
          The present secret ends at once: until your server has the new one it cannot redeem codes or refresh tokens.
          Access that creators have given stays.
        </DialogDescription>
      </DialogHeader>
      <form {...formProps} aria-label={`Rotate the secret of ${name}`} className="grid gap-4">
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

"use client";

import type { LucideIcon } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { FormAction } from "@/lib/transports/actions/action";
import { Button } from "../../controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "../../controls/dialog";
import { FormAlert } from "../form-alert";
import { useActionForm } from "../hooks/use-action-form";
import { SubmitButton } from "../submit-button";

type AskedFormProps<T> = {
  label: string;
  which: Record<string, string>;
  action: FormAction<T>;
  verb: string;
  icon: LucideIcon;
  /** The question, what the answer brings, and the words of the two answers and of the toast. */
  question: string;
  consequence: ReactNode;
  yes: string;
  no: string;
  done: string;
};

/** A form of one button for what cannot be taken back: it asks once before it is sent. Without script the button sends it. */
export function AskedForm<T>(props: AskedFormProps<T>) {
  const { label, which, action, verb, icon: Icon, question, consequence, yes, no, done } = props;
  const id = useId();
  const [asking, setAsking] = useState(false);
  const { state, pending, formProps } = useActionForm(action, done);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (asking) formProps.onSubmit(event);
    else event.preventDefault();
    setAsking(!asking);
  };
  return (
    <>
      <form {...formProps} id={id} onSubmit={onSubmit} aria-label={label} className="grid gap-3">
        {Object.entries(which).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <SubmitButton pending={pending} size="lg" aria-haspopup="dialog">
          <Icon aria-hidden /> {verb}
        </SubmitButton>
      </form>
      <Dialog open={asking} close={() => setAsking(false)} role="alertdialog">
        <DialogHeader>
          <DialogTitle>{question}</DialogTitle>
          <DialogDescription>{consequence}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {no}
          </Button>
          <SubmitButton form={id}>{yes}</SubmitButton>
        </DialogFooter>
      </Dialog>
    </>
  );
}

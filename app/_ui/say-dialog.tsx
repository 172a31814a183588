"use client";

import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import type { FormAction } from "@/lib/actions/action";
import { Button } from "./button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "./dialog";
import { Field } from "./field";
import { fieldMessage } from "./field-message";
import { FormAlert } from "./form-alert";
import { SubmitButton } from "./submit-button";
import { Textarea } from "./textarea";
import { toast } from "./toast";
import { useActionForm } from "./use-action-form";
import { withSuccess } from "./with-success";

type SayDialogProps<T> = {
  /** Sent beside what is written. */
  which: Record<string, string>;
  action: FormAction<T>;
  verb: string;
  icon: LucideIcon;
  title: string;
  description: string;
  /** What is to be written; without it the dialog only asks. */
  field?: { name: string; label: string; max: number; optional?: boolean };
  send: string;
  done: string;
  danger?: boolean;
};

/** A step that is taken with a word to the other side: a button, and a dialog that asks for the words. */
export function SayDialog<T>(props: SayDialogProps<T>) {
  const [open, setOpen] = useState(false);
  const { verb, icon: Icon, title, description, danger = false } = props;
  return (
    <>
      <Button
        variant={danger ? "ghost" : "secondary"}
        className={danger ? "text-danger-ink hover:bg-danger-tint" : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden />
        {verb}
      </Button>
      <Dialog open={open} close={() => setOpen(false)}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <Words {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Words<T>(props: SayDialogProps<T> & { close: () => void }) {
  const { which, action, title, field, send, done, danger, close } = props;
  const sending = withSuccess(action, () => {
    close();
    toast.success(done);
  });
  const { state, pending, errors, formProps } = useActionForm(sending);
  const said = field && fieldMessage(errors, field.name);
  return (
    <form {...formProps} aria-label={title} className="grid gap-4">
      {Object.entries(which).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.status === "error" && !said ? <FormAlert>{state.message}</FormAlert> : null}
      {field ? (
        <Field label={field.label} name={field.name} optional={field.optional ?? false} error={said}>
          <Textarea rows={5} maxLength={field.max} />
        </Field>
      ) : null}
      <DialogFooter>
        <Button variant="secondary" onClick={close} disabled={pending}>
          Not now
        </Button>
        <SubmitButton pending={pending} variant={danger ? "danger" : "primary"}>
          {send}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}

"use client";

import { type LucideIcon, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { fieldMessage } from "@/app/_ui/field-message";
import { FormAlert } from "@/app/_ui/form-alert";
import { Input } from "@/app/_ui/input";
import { SubmitButton } from "@/app/_ui/submit-button";
import { Textarea } from "@/app/_ui/textarea";
import { toast } from "@/app/_ui/toast";
import { useActionForm } from "@/app/_ui/use-action-form";
import { withSuccess } from "@/app/_ui/with-success";
import type { FormAction } from "@/lib/actions/action";

type ReplyDialogProps<T> = {
  /** The button, and the word that sends. */
  verb: string;
  icon: LucideIcon;
  title: string;
  description: string;
  /** The action is sent the id, the `answer`, a message and a contact. */
  id: string;
  answer: string;
  action: FormAction<T>;
  /** The creator's own address, offered as contact. */
  contact: string;
  done: string;
};

/** A yes that is sent with a message and a way to reach the creator, both of their own choice. */
export function ReplyDialog<T>(props: ReplyDialogProps<T>) {
  const [open, setOpen] = useState(false);
  const { verb, icon: Icon, title, description } = props;
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon aria-hidden />
        {verb}
      </Button>
      <Dialog open={open} close={() => setOpen(false)}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <ReplyForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReplyForm<T>({ verb, title, id, answer, action, contact, done, close }: ReplyDialogProps<T> & Closing) {
  const send = withSuccess(action, () => {
    close();
    toast.success(done);
  });
  const { state, pending, errors, formProps } = useActionForm(send);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label={title} className="grid gap-4">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="answer" value={answer} />
      {alone ? <FormAlert>{state.message}</FormAlert> : null}
      <Field
        label="Message"
        name="message"
        error={fieldMessage(errors, "message")}
        hint="Sent as you write it, with your handle."
      >
        <Textarea rows={4} maxLength={1000} />
      </Field>
      <Field
        label="How to reach you"
        name="contact"
        optional
        error={fieldMessage(errors, "contact")}
        hint="An address, a number or a link. Leave it empty to tell nothing."
      >
        <Input maxLength={200} placeholder={contact} />
      </Field>
      <DialogFooter>
        <Button variant="secondary" onClick={close} disabled={pending}>
          <X aria-hidden /> Not now
        </Button>
        <SubmitButton pending={pending}>{verb}</SubmitButton>
      </DialogFooter>
    </form>
  );
}

type Closing = { close: () => void };

"use client";

import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/dialog";
import { FormAlert } from "@/app/_ui/form-alert";
import { SubmitButton } from "@/app/_ui/submit-button";
import { toast } from "@/app/_ui/toast";
import { useActionForm } from "@/app/_ui/use-action-form";
import { withSuccess } from "@/app/_ui/with-success";
import type { FormAction } from "@/lib/actions/action";

type AskFirstProps<T> = {
  /** The row's button: what it does in a word, and to what (spoken only). */
  verb: string;
  thing: string;
  icon: LucideIcon;
  /** The action is sent the id, nothing else. */
  id: string;
  action: FormAction<T>;
  /** The question, which names the thing; what the answer brings; the words of the two answers and of the toast. */
  question: string;
  consequence: ReactNode;
  yes: string;
  no: string;
  done: string;
};

/** A row's destructive button, which asks once. */
export function AskFirst<T>(props: AskFirstProps<T>) {
  const { verb, thing, icon: Icon, question, consequence } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        className="px-2 text-danger-ink hover:bg-danger-tint lg:px-2.5"
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden />
        <span className="sr-only lg:not-sr-only">{verb}</span>
        <span className="sr-only">{thing}</span>
      </Button>
      <Dialog open={open} close={() => setOpen(false)} role="alertdialog">
        <DialogHeader>
          <DialogTitle>{question}</DialogTitle>
          <DialogDescription>{consequence}</DialogDescription>
        </DialogHeader>
        <Answer {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Answer<T>({ id, action, question, yes, no, done, close }: AskFirstProps<T> & { close: () => void }) {
  const send = withSuccess(action, () => {
    close();
    toast.success(done);
  });
  const { state, pending, formProps } = useActionForm(send);
  return (
    <form {...formProps} aria-label={question} className="grid gap-4">
      <input type="hidden" name="id" value={id} />
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <DialogFooter>
        <Button variant="secondary" onClick={close} disabled={pending}>
          {no}
        </Button>
        <SubmitButton variant="danger" pending={pending}>
          {yes}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}

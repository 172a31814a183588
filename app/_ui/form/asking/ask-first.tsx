"use client";

import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { FormAction } from "@/lib/transports/actions/action";
import { cn } from "../../cn";
import { Button } from "../../controls/button";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "../../controls/dialog";
import { toast } from "../../feedback/toast";
import { FormAlert } from "../form-alert";
import { useActionForm } from "../hooks/use-action-form";
import { withSuccess } from "../hooks/with-success";
import { SubmitButton } from "../submit-button";

type AskFirstProps<T> = {
  /** The button: what it does in a word, and to what (spoken only). */
  verb: string;
  thing: string;
  icon: LucideIcon;
  /** Shows the word at every width, where there is room for it. */
  labelled?: boolean;
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

/** A destructive button, which asks once. */
export function AskFirst<T>(props: AskFirstProps<T>) {
  const { verb, thing, icon: Icon, labelled = false, question, consequence } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        className={cn("px-2 text-danger-ink hover:bg-danger-tint lg:px-2.5", labelled && "px-2.5")}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden />
        <span className={labelled ? undefined : "sr-only lg:not-sr-only"}>{verb}</span>
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
